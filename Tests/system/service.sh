# The installed package as a service: run inside a booted systemd by scripts/test-systemd.
# shellcheck shell=bash disable=SC2317
. /harness/src/lib.sh

dpkg -i "$out"/launchsyncd.deb >/tmp/dpkg.log 2>&1 || { cat /tmp/dpkg.log; exit 1; }

drop=/srv/drop/aurora build=/srv/build/aurora config=/etc/launchsyncd/config.json
write_config() { # FILE NAME...
  local file=$1 separator=
  shift
  {
    printf '{ "quiet": 0.2, "apps": ['
    for name in "$@"; do
      printf '%s\n{ "name": "%s", "drop": "/srv/drop/%s", "build": "/srv/build/%s",' "$separator" "$name" "$name" "$name"
      printf '"supports": { "devices": ["iphone"], "minimumOS": "7.0", "maximumOS": "7.1" },'
      printf '"outputs": [ { "kind": "bundle" } ] }'
      separator=,
    done
    printf '] }\n'
  } >"$file.new"
  mv "$file.new" "$file"
}
mirrored() { cmp "$out/$1" "$2"; }
# With a watchdog that a test can wait for.
mkdir -p /etc/systemd/system/launchsyncd.service.d /srv/drop/aurora /srv/drop/borealis /srv/build
printf '[Service]\nWatchdogSec=2s\n' >/etc/systemd/system/launchsyncd.service.d/test.conf
chown launchsyncd: /srv/build
systemctl daemon-reload

check 'the service is enabled and waits for a config' prints enabled systemctl is-enabled "$UNIT"
check 'without a config nothing runs, and nothing failed' prints inactive systemctl show "$UNIT" -P ActiveState
check 'an ordinary command says that there is none' prints 'launchsyncd init' launchsyncd status

# --- start
write_config "$config" aurora
for number in $(seq 200); do cp "$out/iphone4.png" "$drop/copy $number.png"; done
cp "$out/iphone4.png" "$drop/Default@2x.png"
systemctl start "$UNIT"
check 'READY comes after the first pass' mirrored iphone4.png $build/Default@2x.png
check 'it runs' is_running
check 'its user is its own' prints launchsyncd stat -c %U /proc/"$(pid)"
rm "$drop"/copy*
check 'a mass removal is held' eventually 5 prints '"held"' launchsyncd status --json
check 'root may accept it' launchsyncd accept --app aurora
check 'and it happens' eventually 5 refused prints '"held"' launchsyncd status --json
check 'the status line is kept' eventually 5 prints '1 app, ' show StatusText

# --- drops
cp "$out/iphone5.png" "$drop/splash final.png"
check 'a dropped file is mirrored' eventually 5 mirrored iphone5.png $build/Default-568h@2x.png
check 'the app is covered' eventually 5 launchsyncd status
check 'the status line says no gaps' eventually 5 prints '0 gaps' show StatusText

# --- another user
as_nobody() { setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; }
check 'anybody may ask for the status' as_nobody launchsyncd status
check 'anybody sees that it runs' prints '"running": true' as_nobody launchsyncd status --json
check 'nobody else may accept' refused as_nobody launchsyncd accept --app aurora
check 'nobody else may write the state' refused as_nobody touch /var/lib/launchsyncd/x
check 'nobody else may change a manifest' refused as_nobody sh -c 'for f in $(find /var/lib/launchsyncd -type f); do : >>"$f" && exit 0; done; exit 1'
check 'nobody else may signal it' refused as_nobody kill -HUP "$(pid)"
for command in rescan wait; do
  if launchsyncd $command --help >/dev/null 2>&1; then
    check "the owner may $command" launchsyncd $command
    [ $command = wait ] || check "nobody else may $command" refused as_nobody launchsyncd $command
  fi
done

# --- reload
before=$(pid)
write_config "$config" aurora borealis
cp "$out/iphone5.png" /srv/drop/borealis/
check 'it is told to read the config' systemctl reload "$UNIT"
check 'a reload takes over a new app' eventually 5 mirrored iphone5.png /srv/build/borealis/Default-568h@2x.png
check 'the status line counts it' eventually 5 prints '2 apps, ' show StatusText
cp "$config" /tmp/good.json
echo '{ "apps": 7 }' >"$config"
systemctl reload "$UNIT"
check 'a bad config is refused in the journal' eventually 5 logged MESSAGE_ID=059d684eb835436ca4af3cef2cd999dd PRIORITY=3
cp "$out/iphone4-new.png" "$drop/Default@2x.png"
check 'the last good config stays' eventually 5 mirrored iphone4-new.png $build/Default@2x.png
check 'it is the same process' test "$(pid)" = "$before"
check 'systemd says that it runs' is_running
cp /tmp/good.json "$config"
systemctl reload "$UNIT"

# --- sandbox, seen from within the daemon's own namespaces
inside() { nsenter --target "$(pid)" --mount --net -- "$@"; }
status_of() { sed -n "s/^$1:[[:space:]]*//p" /proc/"$(pid)"/status; }
for path in /etc/x /usr/x /var/x /srv/drop/aurora/x /root/x; do
  check "nothing can be written to $path" refused inside touch "$path"
done
check 'a build tree can be written' inside sh -c 'touch /srv/build/aurora/.x && rm /srv/build/aurora/.x'
check 'the state can be written' inside sh -c 'touch /var/lib/launchsyncd/.x && rm /var/lib/launchsyncd/.x'
check 'there is no network' sh -c "! grep -vE 'lo:|Inter-|face' /proc/$(pid)/net/dev"
check 'it has no capabilities' test "$(status_of CapEff)/$(status_of CapBnd)" = 0000000000000000/0000000000000000
check 'it can gain no privileges' test "$(status_of NoNewPrivs)" = 1
check 'its system calls are filtered' test "$(status_of Seccomp)" = 2
check 'its temporary folder is its own' sh -c "touch /tmp/seen; ! nsenter --target $(pid) --mount -- test -e /tmp/seen"
check 'home folders are hidden' sh -c "mkdir -p /home/x; ! nsenter --target $(pid) --mount -- ls /home/x"

# --- journal
check 'the start is in the journal by its kind' logged MESSAGE_ID=0f278814b749429ab325b9cd60941461
rm "$drop/splash final.png"
check 'a gap opens in the journal with its fields' eventually 5 logged \
  MESSAGE_ID=fe338b561be84a9c9f127f69cec487e7 LAUNCHSYNCD_APP=aurora SYSLOG_IDENTIFIER=launchsyncd
check 'the gap names device and file' eventually 5 sh -c \
  'journalctl -q -b -o json MESSAGE_ID=fe338b561be84a9c9f127f69cec487e7 | grep LAUNCHSYNCD_DEVICE | grep LAUNCHSYNCD_ORIENTATION | grep -q LAUNCHSYNCD_OUTPUT'
cp "$out/iphone5.png" "$drop/splash final.png"
check 'and closes' eventually 5 logged MESSAGE_ID=981cf8cac1a24295b08654d3767f00de
check 'the catalog explains it' prints 'A device would not see the right launch image' \
  journalctl -q -b -x MESSAGE_ID=fe338b561be84a9c9f127f69cec487e7
head -c 300 "$out/iphone4.png" >"$drop/half.png"
check 'a problem is in the journal with file and code' eventually 10 sh -c \
  'journalctl -q -b -o json MESSAGE_ID=1bf32294d3ec40ca831193c8b853da01 LAUNCHSYNCD_SOURCE=half.png | grep -q LAUNCHSYNCD_CODE'
rm "$drop/half.png"
check 'every kind of the catalog is compiled' test "$(journalctl --list-catalog | grep -c launchsyncd:)" -ge 16

# --- kill -9
before=$(pid)
kill -KILL "$before"
cp "$out/iphone4.png" "$drop/Default@2x.png"
restarted() { local now; now=$(pid); [ "$now" != 0 ] && [ "$now" != "$before" ] && is_running; }
check 'it is started again after a kill' eventually 15 restarted
check 'and mirrors what came meanwhile' eventually 5 mirrored iphone4.png $build/Default@2x.png

# --- another user's lock can not keep it from starting
check "nobody else can open the lock" refused as_nobody cat /var/lib/launchsyncd/lock
as_nobody sh -c 'exec 9</var/lib/launchsyncd && flock -s 9 && sleep 60' &
holder=$!
systemctl restart "$UNIT"
check "another user's lock does not keep it from starting" is_running
kill $holder 2>/dev/null

# --- watchdog
systemctl reset-failed "$UNIT"
before=$(pid)
kill -STOP "$before"
check 'a stuck loop is killed by the watchdog and started again' eventually 30 restarted
check 'the journal says that it was the watchdog' prints 'Watchdog timeout' journalctl -q -b -u "$UNIT"

# --- a pass that is longer than the watchdog, and a stop in the middle of one
before=$(pid)
for number in $(seq 300); do cp "$out/launch.png" "$drop/long $number.png"; done
check 'a long pass is not taken for a stuck one' eventually 60 prints 'launches' launchsyncd status
check 'it is the same process still' test "$(pid)" = "$before"
touch "$drop"/long*
systemctl restart "$UNIT" &
sleep 3
started=$(date +%s%3N)
systemctl stop "$UNIT"
took=$(($(date +%s%3N) - started))
echo "stopped within $took ms"
check 'a stop in a long first pass takes 2 s at most' test "$took" -le 2000
wait $! 2>/dev/null
rm "$drop"/long*
launchsyncd accept --app aurora >/dev/null 2>&1
systemctl start "$UNIT"
launchsyncd accept --app aurora >/dev/null 2>&1

# --- stop
check 'idle it is not killed by the watchdog' sh -c 'sleep 5; systemctl is-active launchsyncd'
started=$(date +%s%3N)
systemctl stop "$UNIT"
took=$(($(date +%s%3N) - started))
echo "stopped within $took ms"
check 'it stops within 2 s' test "$took" -le 2000
check 'with success' prints success show Result
check 'the status still answers, and says that it is down' prints '"running": false' launchsyncd status --json

# --- what root did by hand meanwhile is no obstacle
rm -rf /var/lib/launchsyncd/*
launchsyncd sync >/dev/null 2>&1
check 'what root makes in the state belongs to the service' sh -c '! find /var/lib/launchsyncd -user root | grep .'
systemctl start "$UNIT"
cp "$out/iphone4-new.png" "$drop/Default@2x.png"
check 'and the service goes on from there' eventually 5 mirrored iphone4-new.png $build/Default@2x.png
systemctl stop "$UNIT"

# --- a config that is wrong at the start
echo '{ "apps": 7 }' >"$config"
check 'a bad config at the start fails' refused systemctl start "$UNIT"
check 'and is not tried again and again' test "$(show NRestarts)" = 0
check 'the journal says what is wrong' prints 'should be a list of apps' journalctl -q -b -u "$UNIT"
cp /tmp/good.json "$config"

finish
