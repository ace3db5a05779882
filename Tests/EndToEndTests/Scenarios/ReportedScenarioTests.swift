import Testing

/// What people reported of tools that watch folders, each under the numbers of the reports.
@Suite("End to end: what befell others")
struct ReportedScenarioTests {
  @Test(
    "completeness",
    arguments: [
      Scenario(
        "lsyncd#256, #77: a file that is being written is mirrored half",
        """
        start; head -c 9000 $P >$D/$N; w; absent; says '"incomplete"'
        tail -c +9001 $P >>$D/$N; w; is $P
        """
      ),
      Scenario(
        "lsyncd#466, #728: the creation alone starts the copy",
        """
        start; exec 3>$D/$N; w; absent; cat $P >&3; exec 3>&-; w; is $P
        """
      ),
      Scenario(
        "owncloud/client#522, #2210: a download is taken in pieces",
        """
        start; split -b 5000 $P $O/c.
        for c in $O/c.*; do absent; cat $c >>$D/$N; w; done; is $P
        """
      ),
      Scenario(
        "chokidar#471: the full size at once is no sign",
        """
        start; truncate -s $(stat -c %s $P) $D/$N; w; absent; rescan; absent
        dd if=$P of=$D/$N conv=notrunc status=none; w; is $P
        """
      ),
      Scenario(
        "chokidar#594: in the middle of a write when the daemon starts",
        """
        head -c 9000 $P >$D/$N; start; w; absent; tail -c +9001 $P >>$D/$N; w; is $P
        """
      ),
      Scenario(
        "chokidar#384: the last of quick copies and removals is missed",
        """
        start; for i in 1 2 3 4 5; do cp $P $D/$N; rm $D/$N; done; cp $P $D/$N; w; is $P
        """
      ),
      Scenario(
        "lsyncd#61: an open without a write makes work",
        """
        start; cp $P $D/$N; w; i=$(stat -c %i $B/$N); : <>$D/$N; touch $D/$N; w
        [ $i = $(stat -c %i $B/$N) ]
        """
      ),
      Scenario(
        "maestral#852, borg#1750, restic#696: mixed bytes of two writes are stored",
        """
        start
        for i in $(seq 40); do cat $P >$D/$N; cat $Q >$D/$N; [ ! -e $B/$N ] || cp $B/$N seen$i; done
        cp $P $D/$N; w; is $P
        : >seen; cp $P seen0
        for f in seen?*; do cmp -s $f $P || cmp -s $f $Q; done
        """
      ),
      Scenario(
        "library-loader#53, seafile-client#1259, incron#95, watchdog#947: .part, then renamed",
        """
        start; cp $P $D/$N.part; w; [ -z "$(ls -A $B)" ]; mv $D/$N.part $D/$N; w; is $P
        """
      ),
    ]
  )
  func completeness(scenario: Scenario) throws { try scenario.play() }

  @Test(
    "new folders and renames",
    arguments: [
      Scenario(
        "inotify-tools#142, #121: the first file in a new folder is missed",
        """
        start; for i in $(seq 60); do mkdir -p $D/x$i/y/z && cp $P $D/x$i/y/z/$N; done; w; sources 60
        """
      ),
      Scenario(
        "notify#124, PyInotify#65: of mkdir -p only the first level is watched",
        """
        start; mkdir -p $D/a/b/c/d/e; w; cp $P $D/a/b/c/d/e/$N; w; is $P
        """
      ),
      Scenario(
        "atom/watcher#35: a folder that is renamed in",
        """
        start; mkdir -p $O/d/e; cp $P $O/d/e/$N; mv $O/d $D/; w; is $P
        cat $Q >$D/d/e/$N; w; is $Q
        """
      ),
      Scenario(
        "inotify-tools#59, #130, #4, fsnotify#694: deep events carry the old path",
        """
        start; mkdir -p $D/a1/a2/a3; w; mv $D/a1 $D/b1; cp $P $D/b1/a2/a3/$N; w; is $P
        sources 1; ! grep -q a1/ state/apps/a/manifest.json; grep -q b1/a2/a3/ state/apps/a/manifest.json
        """
      ),
      Scenario(
        "fsnotify#172: a folder that moved out is still reported",
        """
        start; mkdir $D/a; w; mv $D/a $O/a; cp $P $O/a/Default-568h@2x.png; mkdir $D/a; cp $Q $D/a/$N; w
        is $Q; sources 1
        """
      ),
      Scenario(
        "a rename in the tree, of a file and of a folder, keeps the output as it is",
        """
        start; mkdir $D/a; cp $P $D/a/$N; w; i=$(stat -c %i $B/$N)
        mv $D/a/$N $D/$N; w; is $P; mkdir $D/b; mv $D/$N $D/b; mv $D/b $D/c; w; is $P
        [ $i = $(stat -c %i $B/$N) ]
        """
      ),
    ]
  )
  func folders(scenario: Scenario) throws { try scenario.play() }

  @Test(
    "overflow, limits, storms",
    arguments: [
      Scenario(
        "fsnotify#148: files are never seen under load",
        """
        start; kill -STOP $(cat pid); (cd $D; seq -f f%g.tmp 12000 | xargs touch); cp $P $D/$N
        kill -CONT $(cat pid); w; is $P
        ! says '"overflows": 0'; [ $(grep -c 'queue was full' log) -lt 5 ]
        """
      ),
      Scenario(
        "lsyncd#343, #315, watchman#1354, #1362: a storm of events, a storm of lines",
        """
        start; cp $P $D/$N; w; before=$(wc -l <log)
        for i in $(seq 3000); do : >$D/x$((i % 50)).tmp; done; w
        [ $(( $(wc -l <log) - before )) -lt 20 ]; is $P
        """
      ),
      Scenario(
        "syncthing#4833, #5731, notify#103, lsyncd#31: no space left on device, with the disk empty",
        config: #""watch": "auto""#,
        needs: .namespace,
        """
        sed -i 's/"quiet"/"poll": 1, "quiet"/' config.json
        mkdir -p $(printf "$D/d%d " $(seq 80))
        unshare -Ur sh -c 'echo 50 >/proc/sys/user/max_inotify_watches; exec "$0" run --config config.json' \\
          "$L" >>log 2>&1 & echo $! >pid; disown; w
        says max_inotify_watches; says '"watching": "mixed"\\|"watching": "poll"'
        ! says '"unwatched": 0'
        cp $P $D/d80/$N; until_true is $P >/dev/null 2>&1
        # wait covers them too, and nothing is asked for again and again.
        cp $Q $D/d80/$N; w; is $Q; [ $(grep -c 'have no watch' log) = 1 ]
        """
      ),
      Scenario(
        "watchman#27: restarts use up the instances",
        """
        start; for i in $(seq 50); do kill -HUP $(cat pid); done; w
        [ $(ls -l /proc/$(cat pid)/fd | grep -c inotify) = 1 ]; cp $P $D/$N; w; is $P
        """
      ),
      Scenario(
        "inotify-tools#29: memory grows with each folder that came and went",
        """
        n=100000; [ -z "${LAUNCHSYNCD_QUICK:-}" ] || n=5000
        start; w; r=$(awk '/VmRSS/{print $2}' /proc/$(cat pid)/status)
        N=$n python3 - <<'X'
        import os
        d = os.environ["D"] + "/t"
        for i in range(int(os.environ["N"])): os.mkdir(d); os.rmdir(d)
        X
        w; [ $(awk '/VmRSS/{print $2}' /proc/$(cat pid)/status) -lt $((r + 20000)) ]
        cp $P $D/Default@2x.png; w; is $P Default@2x.png; ! grep -q 'Failed to remove watch' log
        """
      ),
      Scenario(
        "liseur-sync#36: warnings of folders that are watched",
        """
        start; mkdir -p $D/a/b; w; rescan; rescan; ! grep -q 'warning.*watch' log; says '"unwatched": 0'
        """
      ),
    ]
  )
  func limits(scenario: Scenario) throws { try scenario.play() }

  @Test(
    "roots, targets, deletes",
    arguments: [
      Scenario(
        "nextcloud#2350, syncthing#154, #1496, onedrive#2755, joplin#961: unmounted, so all is deleted",
        needs: .mounting,
        """
        echo "umount -l $D" >cleanup; mount -t tmpfs none $D; start; cp $P $D/$N; w; is $P
        umount -l $D; w; is $P; says '"state": "held"'
        mount -t tmpfs none $D; cp $Q $D/$N; w; is $Q
        """
      ),
      Scenario(
        "syncthing#276, onedrive#8: another root when the daemon starts",
        """
        start; cp $P $D/$N; w; stop; mv $D $O/old; mkdir $D; start; w; is $P; says '"state": "held"'
        """
      ),
      Scenario(
        "mutagen#69: a halt without a way on",
        """
        start; cp $P $D/$N; w; mv $D $O/old; mkdir $D; w; is $P; says 'accept --app a'
        "$L" accept --app a --config config.json; absent
        """
      ),
      Scenario(
        "incron#14, #12: the watch dies with what it watched",
        """
        start; mv $D $O/old; mkdir $D; cp $P $D/$N; w; is $P
        rm -r $D; w; mkdir $D; cp $Q $D/$N; w; is $Q
        """
      ),
      Scenario(
        "lsyncd#314, #371, #142, #638: a deleted result never returns",
        """
        start; cp $P $D/$N; w; rm $B/$N; rescan; is $P; rm -rf $B; mkdir -p $B; rescan; is $P
        """
      ),
      Scenario(
        "lsyncd#177, #296: the start deletes what it did not make",
        """
        mkdir -p $B; echo mine >$B/README; cp $P $D/$N; start; w; is $P; [ "$(cat $B/README)" = mine ]
        """
      ),
      Scenario(
        "nextcloud#3076, #359, syncthing#302, #1498, zoekt#94: a full disk",
        needs: .mounting,
        """
        mkdir -p $B; echo "umount -l $B" >cleanup; mount -t tmpfs -o size=120k none $B; start
        cp $P $D/$N; w; is $P
        head -c 300000 /dev/urandom >noise; cat $Q noise >big.png
        cp big.png $D/Default-big@2x.png; mv $D/Default-big@2x.png $D/$N
        "$L" wait --timeout 50 --config config.json && exit 1 || [ $? = 4 ]
        is $P; [ $(find $B -size 0 | wc -l) = 0 ]; [ $(find $B -name '.launchsyncd-*' | wc -l) = 0 ]
        mount -o remount,size=3m $B; until_true is big.png >/dev/null 2>&1
        """
      ),
    ]
  )
  func roots(scenario: Scenario) throws { try scenario.play() }

  @Test(
    "names, links, kinds, process",
    arguments: [
      Scenario(
        "lsyncd#386, #36, osync#135, #178: brackets, back-ticks, newlines, no UTF-8",
        #"""
        start; cd $D
        for n in $'new\nline.png' '$(touch pwned).png' '-rf.png' 'a*[b].png' $'bad\xff.png' '`touch pwned`.png'
        do cp $P "./$n"; done; cd ..
        w; [ ! -e pwned ]; [ ! -e $D/pwned ]; [ $(find $D -type f -print0 | tr -dc '\0' | wc -c) = 6 ]
        sources 6; python3 -m json.tool status.out >/dev/null
        """#
      ),
      Scenario(
        "syncthing#439, #6996: two names that differ by case",
        """
        start; cp $P $D/$N; cp $Q $D/default@2x.png; w; [ $(ls $D | wc -l) = 2 ]; sources 2
        mv $D/default@2x.png $D/DEFAULT@2x.png; w; sources 2; [ $(ls $B | wc -l) = 1 ]
        """
      ),
      Scenario(
        "seafile#2315, lsyncd#404, pyinotify#109: hard links",
        """
        start; cp $P $O/x; ln $O/x $D/$N; w; is $P; cat $Q >$O/x; rescan; is $Q
        """
      ),
      Scenario(
        "fsnotify#98, logrotate#607, libredefender#8: a FIFO blocks for ever",
        """
        start; mkfifo $D/Default-568h@2x.png; cp $P $D/$N; w; is $P; says notAFile
        """
      ),
      Scenario(
        "paseo#4803, untether#459, borg#955, #5654: a stale lock",
        """
        start; stop KILL; : >state/lock; start; w; cp $P $D/$N; w; is $P
        "$L" run --config config.json && exit 1 || [ $? = 2 ]; cp $Q $D/$N; w; is $Q
        """
      ),
      Scenario(
        "watchman#1257: cookies pile up in the user's folder",
        """
        start; for i in $(seq 50); do w; done; [ -z "$(ls -A $D)" ]; [ -z "$(ls -A state/cookies)" ]
        """
      ),
      Scenario(
        "notify#475, fsnotify#306, fswatch#267: no events from a file system, and no error",
        needs: .mounting,
        """
        sed -i 's/"quiet"/"poll": 1, "quiet"/' config.json
        mkdir low high work; mount -t tmpfs none $O; mkdir $O/low $O/high $O/work
        echo "umount -l $D; umount -l $O" >cleanup
        mount -t overlay none -o lowerdir=$O/low,upperdir=$O/high,workdir=$O/work $D
        start; says '"watching": "poll"'
        # Behind the mount's back: no event tells of it.
        cp $P $O/low/$N; until_true is $P >/dev/null 2>&1
        """
      ),
      Scenario(
        "an overlay tells of removals: they wait for quiet, not for the next poll",
        needs: .mounting,
        """
        sed -i 's/"quiet"/"poll": 3600, "quiet"/' config.json
        mkdir low high work; mount -t tmpfs none $O; mkdir $O/low $O/high $O/work
        echo "umount -l $D; umount -l $O" >cleanup
        mount -t overlay none -o lowerdir=$O/low,upperdir=$O/high,workdir=$O/work $D
        for i in $(seq 6); do cp $P "$D/splash $i.png"; done; cp $P $D/$N
        start; w; says '"watching": "poll"'
        rm $D/splash*; until_true says '"held"'
        """
      ),
    ]
  )
  func others(scenario: Scenario) throws { try scenario.play() }
}
