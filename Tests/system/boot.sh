# A system that boots with the package, a config and the service enabled.
# shellcheck shell=bash
. /harness/src/lib.sh

check 'the boot started it' eventually 20 is_running
check 'and it mirrored what was there' cmp /srv/drop/aurora/Default@2x.png /srv/build/aurora/Default@2x.png
check 'the status answers' sh -c 'launchsyncd status; test $? -le 1'
finish
