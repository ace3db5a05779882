import Testing

/// Each way in which a file can arrive, driven by the real tools.
@Suite("End to end: however a file arrives, it is mirrored when it is whole, and not before")
struct ArrivalScenarioTests {
  @Test(
    "by a tool",
    arguments: [
      Scenario("cp", #"start; cp $P $D/$N; w; is $P"#),
      Scenario("mv in one file system", #"start; cp $P $O/x; mv $O/x $D/$N; w; is $P"#),
      Scenario(
        "mv from another file system",
        #"start; x=$(mktemp -p /dev/shm); cp $P $x; mv $x $D/$N; w; is $P"#
      ),
      Scenario(
        "written by one who has a child that holds the file open: no event tells that it is whole",
        """
        sed -i 's/"quiet": 0.2/"quiet": 60/' config.json; start; exec 3>$D/$N; w
        sleep 100 & child=$!; cat $P >&3; exec 3>&-; w; is $P; kill $child
        """
      ),
      Scenario(
        "the same, after it was told as empty",
        """
        start; exec 3>$D/$N; until_true says '"code": "empty"'
        sleep 100 & child=$!; cat $P >&3; exec 3>&-; w; is $P; kill $child
        """
      ),
      Scenario("install", #"start; install -m 600 $P $D/$N; w; is $P"#),
      Scenario("dd", #"start; dd if=$P of=$D/$N bs=1000 status=none; w; is $P"#),
      Scenario("rsync", #"start; cp $P $O/$N; rsync -a $O/ $D/; w; is $P"#),
      Scenario("rsync --inplace", #"start; cp $Q $D/$N; w; rsync --inplace -I $P $D/$N; w; is $P"#),
      Scenario(
        "rsync --delay-updates --partial",
        #"start; mkdir $O/in; cp $P $O/in/$N; rsync -a --delay-updates --partial $O/ $D/; w; is $P"#
      ),
      Scenario("tar", #"start; cp $P $O/$N; tar -C $O -cf - . | tar -C $D -xf -; w; is $P"#),
      Scenario(
        "tar of folders",
        #"start; mkdir -p $O/a/b; cp $P $O/a/b/$N; tar -C $O -czf t.tgz a; tar -C $D -xzf t.tgz; w; is $P"#
      ),
      Scenario(
        "unzip",
        """
        start; mkdir -p $O/a/b; cp $P $O/a/b/$N
        python3 -c 'import shutil; shutil.make_archive("t", "zip", "outside")'
        unzip -q t.zip -d $D; w; is $P
        """
      ),
      Scenario(
        "unzip over what is there",
        """
        start; cp $Q $D/$N; w; cp $P $O/$N
        python3 -c 'import shutil; shutil.make_archive("t", "zip", "outside")'
        unzip -qo t.zip -d $D; w; is $P
        """
      ),
      Scenario("cp -r", #"start; mkdir -p $O/a/b/c; cp $P $O/a/b/c/$N; cp -r $O/a $D; w; is $P"#),
      Scenario(
        "mv of a folder",
        #"start; mkdir -p $O/a/b/c; cp $P $O/a/b/c/$N; mv $O/a $D; w; is $P"#
      ),
      Scenario("a hard link", #"start; cp $P $O/x; ln $O/x $D/$N; w; is $P"#),
      Scenario(
        "O_TMPFILE and linkat",
        """
        start
        python3 - <<'X'
        import os
        f = os.open(os.environ['D'], os.O_TMPFILE | os.O_WRONLY)
        os.write(f, open(os.environ['P'], 'rb').read())
        os.link('/proc/self/fd/%d' % f, os.environ['D'] + '/' + os.environ['N'], src_dir_fd=f)
        X
        w; is $P
        """
      ),
      Scenario(
        "rename over what is there",
        #"start; cp $Q $D/$N; w; cp $P $O/x; mv $O/x $D/$N; w; is $P"#
      ),
      Scenario(
        "renameat2 with RENAME_EXCHANGE",
        """
        start; cp $Q $D/$N; cp $P $O/x; w; is $Q
        python3 - <<'X'
        import ctypes, os
        libc = ctypes.CDLL(None, use_errno=True)
        a, b = os.environ['O'] + '/x', os.environ['D'] + '/' + os.environ['N']
        assert libc.renameat2(-100, a.encode(), -100, b.encode(), 2) == 0
        X
        w; is $P
        """
      ),
      Scenario(
        "touch and chmod of a whole file change nothing",
        """
        start; cp $P $D/$N; w; i=$(stat -c %i $B/$N); touch $D/$N; chmod 600 $D/$N; w
        is $P; [ $i = $(stat -c %i $B/$N) ]
        """
      ),
    ]
  )
  func tools(scenario: Scenario) throws { try scenario.play() }

  @Test(
    "by a program that takes its time",
    arguments: [
      Scenario(
        "in three opens that append",
        """
        start; split -n 3 $P $O/c.
        for c in $O/c.*; do absent; cat $c >>$D/$N; w; done; is $P
        """
      ),
      Scenario(
        "by two writers, the first of which closes early",
        """
        start; exec 3>$D/$N; (head -c 9000 $P >$D/$N); w; absent
        cat $P >&3; exec 3>&-; w; is $P
        """
      ),
      Scenario(
        "preallocated and filled from the end, as Samba does",
        """
        start
        python3 - <<'X'
        import os, subprocess
        data = open(os.environ['P'], 'rb').read()
        f = os.open(os.environ['D'] + '/' + os.environ['N'], os.O_RDWR | os.O_CREAT)
        os.ftruncate(f, len(data))
        for at in range(len(data) // 4096 * 4096, -1, -4096):
            os.pwrite(f, data[at:at + 4096], at)
        os.utime(f); os.close(f)
        X
        w; is $P
        """
      ),
      Scenario(
        "preallocated, closed, and filled later",
        """
        start; truncate -s $(stat -c %s $P) $D/$N; w; absent
        dd if=$P of=$D/$N conv=notrunc status=none; w; is $P
        """
      ),
      Scenario(
        "under .filepart, renamed when it is whole, as WinSCP does",
        """
        start; head -c 9000 $P >$D/$N.filepart; w; [ -z "$(ls -A $B)" ]
        cp $P $D/$N.filepart; w; [ -z "$(ls -A $B)" ]; mv $D/$N.filepart $D/$N; w; is $P
        """
      ),
      Scenario(
        "over SFTP: open, write in blocks, set times, close",
        """
        start
        python3 - <<'X'
        import os
        data = open(os.environ['P'], 'rb').read()
        f = os.open(os.environ['D'] + '/' + os.environ['N'], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for at in range(0, len(data), 32768): os.pwrite(f, data[at:at + 32768], at)
        os.fchmod(f, 0o644); os.utime(f, (1, 1)); os.close(f)
        X
        w; is $P
        """
      ),
      Scenario(
        "through a mapping after the close: the rescan finds it",
        """
        start; cp $Q $D/$N; w; is $Q
        python3 - <<'X'
        import mmap, os
        data = open(os.environ['P'], 'rb').read()
        f = os.open(os.environ['D'] + '/' + os.environ['N'], os.O_RDWR)
        os.ftruncate(f, len(data))
        m = mmap.mmap(f, len(data)); os.close(f)
        m[:] = data; m.flush(); m.close()
        X
        rescan; is $P
        """
      ),
      Scenario(
        "cut by truncate(2): the rescan finds it, and the last good output stays",
        """
        start; cp $P $D/$N; w; is $P
        python3 -c 'import os; os.truncate(os.environ["D"] + "/" + os.environ["N"], 500)'
        rescan; is $P; until_true says stale
        cp $Q $D/$N; w; is $Q
        """
      ),
      Scenario(
        "while it is replaced again and again",
        """
        start
        for i in $(seq 60); do
          cat $P >$D/$N; cat $Q >$D/$N
          [ ! -e $B/$N ] || { cp $B/$N seen; cmp -s seen $P || cmp -s seen $Q; }
        done
        cp $P $D/$N; w; is $P
        """
      ),
    ]
  )
  func slowly(scenario: Scenario) throws { try scenario.play() }

  @Test(
    "by an editor's save",
    arguments: [
      Scenario(
        "vim: backup by rename, then a new file",
        """
        start; cp $Q $D/$N; w
        : >$D/4913; rm $D/4913; mv $D/$N $D/$N~; cp $P $D/$N; rm $D/$N~; w; is $P
        """
      ),
      Scenario(
        "vim: swap file, backup by copy, then written over",
        """
        start; cp $Q $D/$N; w
        : >$D/.$N.swp; cp $D/$N $D/$N~; cat $P >$D/$N; rm $D/$N~ $D/.$N.swp; w; is $P; sources 1
        """
      ),
      Scenario(
        "gedit, Photoshop: written beside and renamed over",
        """
        start; cp $Q $D/$N; w; cp $P $D/.goutputstream-X; mv $D/.goutputstream-X $D/$N; w; is $P
        """
      ),
      Scenario(
        "emacs: lock link, autosave, backup",
        """
        start; cp $Q $D/$N; w
        ln -s me@host.1:2 $D/.#$N; cp $P "$D/#$N#"; mv $D/$N $D/$N~; cp $P $D/$N
        rm $D/.#$N "$D/#$N#"; w; is $P
        """
      ),
      Scenario(
        "nano: truncated and written again",
        #"start; cp $Q $D/$N; w; cat $P >$D/$N; w; is $P"#
      ),
      Scenario(
        "sed -i and its like",
        #"start; cp $Q $D/$N; w; cp $P $D/sedAbCdEf; mv $D/sedAbCdEf $D/$N; w; is $P"#
      ),
      Scenario(
        "a browser: .part and .crdownload",
        """
        start
        for end in part crdownload download; do
          head -c 9000 $P >$D/$N.$end; w; absent; cat $P >$D/$N.$end; w; absent; rm $D/$N.$end
        done
        cp $P $D/x.crdownload; mv $D/x.crdownload $D/$N; w; is $P
        """
      ),
    ]
  )
  func editors(scenario: Scenario) throws { try scenario.play() }
}
