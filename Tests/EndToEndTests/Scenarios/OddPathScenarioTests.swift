import Testing

/// Paths that most tools never see, and what the file system can do under a daemon's feet.
@Suite("End to end: odd paths and permission")
struct OddPathScenarioTests {
  @Test(
    "each way",
    arguments: [
      Scenario(
        "a rename that changes the case alone",
        """
        start; cp $P $D/default@2x.png; w; is $P; mv $D/default@2x.png $D/$N; w; is $P; sources 1
        """
      ),
      Scenario(
        "twins in NFC and NFD are two files",
        #"""
        start; mkdir $D/$'caf\u00e9' $D/$'cafe\u0301'; cp $P $D/$'caf\u00e9'/$N; cp $Q $D/$'cafe\u0301'/$N; w
        sources 2; rm $D/$'cafe\u0301'/$N; w; sources 1; is $P
        """#
      ),
      Scenario(
        "names of 255 bytes",
        """
        start; long=$(printf 'x%.0s' $(seq 255)); mkdir $D/$long; cp $P $D/$long/$N; w; is $P
        cp $Q $D/${long:0:251}.png; w; sources 2
        """
      ),
      Scenario(
        "paths past 4,096 bytes, and deep trees",
        """
        start
        python3 - <<'X'
        import os
        name = 'd' * 250
        os.chdir(os.environ['D'])
        for i in range(20): os.mkdir(name); os.chdir(name)
        data = open(os.environ['P'], 'rb').read()
        open(os.environ['N'], 'wb').write(data)
        os.chdir(os.environ['D'])
        for i in range(500): os.mkdir('n'); os.chdir('n')
        open('Default-568h@2x.png', 'wb').write(data[:900])
        X
        w; is $P; sources 1; says 'n/n/n/Default-568h@2x.png'
        python3 - <<'X'
        import os
        os.chdir(os.environ['D'])
        for i in range(20): os.chdir('d' * 250)
        open(os.environ['N'], 'wb').write(open(os.environ['Q'], 'rb').read())
        X
        w; is $Q; rescan; is $Q
        """
      ),
      Scenario(
        "many files in one folder",
        """
        n=50000; [ -z "${LAUNCHSYNCD_QUICK:-}" ] || n=5000
        start; mkdir $D/in; (cd $D/in; seq -f note%g.txt $n | xargs touch); cp $P $D/in/$N; w; is $P
        cp $Q $D/in/$N; w; is $Q; rescan; is $Q
        """
      ),
      Scenario(
        "a bind mount in the tree",
        needs: .mounting,
        """
        mkdir $D/in; echo "umount -l $D/in" >cleanup; start; mount --bind $O $D/in
        cp $P $O/$N; rescan; is $P; cat $Q >$O/$N; w; is $Q
        umount $D/in; rescan; is $Q || absent
        """
      ),
      Scenario(
        "a mount in the tree",
        needs: .mounting,
        """
        mkdir $D/in; echo "umount -l $D/in" >cleanup; mount -t tmpfs none $D/in; start
        cp $P $D/in/$N; w; is $P; mkdir $D/in/a; cp $Q $D/in/a/Default-568h@2x.png; w; sources 2
        """
      ),
      Scenario(
        "a root that is replaced by a link, and back",
        """
        start; cp $P $D/$N; w; mv $D $O/real; ln -s $O/real $D; w; is $P
        cp $Q $D/$N; w; is $Q; rm $D; w; is $Q; mv $O/real $D; cp $P $D/$N; w; is $P
        """
      ),
      Scenario(
        "a root that is renamed and comes back",
        """
        start; cp $P $D/$N; w; mv $D $O/away; w; is $P; says '"state": "held"'
        cp $Q $O/away/$N; mv $O/away $D; w; is $Q; ! says '"state": "held"'
        """
      ),
      Scenario(
        "a link in the tree is not followed, also when a folder is replaced by it",
        """
        start; mkdir $D/in $O/in; cp $P $D/in/$N; cp $Q $O/in/$N; w; is $P
        rm -r $D/in; ln -s $O/in $D/in; w; absent; says linkOutside
        """
      ),
      Scenario(
        "permission that flips",
        needs: .mounting,
        """
        run() { setpriv --bounding-set -dac_override,-dac_read_search "$L" run --config config.json; }
        start() { run >>log 2>&1 & echo $! >pid; disown; until_true pgrep -P $(cat pid) >/dev/null || true; w; }
        cp $P $D/$N; chmod 0 $D/$N; start; absent; says unreadable
        chmod 644 $D/$N; w; is $P
        mkdir $D/in; cp $Q $D/in/Default-568h@2x.png; w; chmod 0 $D/in; w; is $P
        chmod 755 $D/in; w; sources 2
        chmod 0 $D; w; is $P; chmod 755 $D; cp $Q $D/$N; w; is $Q
        pkill -P $(cat pid) || true
        """
      ),
    ]
  )
  func odd(scenario: Scenario) throws { try scenario.play() }
}
