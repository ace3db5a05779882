# The unit for one person, under a service manager of his own: run inside a booted systemd by
# scripts/test-systemd, with the package's files in place.
# shellcheck shell=bash disable=SC2317
. /harness/src/lib.sh

id=4321 home=/srv/person
runtime=/run/user/$id
echo "person:x:$id:$id::$home:/bin/sh" >>/etc/passwd
echo "person:x:$id:" >>/etc/group
mkdir -p $home/.config/launchsyncd $home/drop $runtime
chmod 700 $runtime
cat >$home/.config/launchsyncd/config.json <<JSON
{ "state": "state", "quiet": 0.2, "apps": [ { "name": "aurora", "drop": "$home/drop", "build": "$home/build",
  "supports": { "devices": ["iphone"], "minimumOS": "7.0", "maximumOS": "7.1" },
  "outputs": [ { "kind": "bundle" } ] } ] }
JSON
cp $home/.config/launchsyncd/config.json /tmp/good.json
cp "$out/iphone4.png" "$home/drop/Default@2x.png"
chown -R $id:$id $home $runtime

person() {
  setpriv --reuid=$id --regid=$id --clear-groups --no-new-privs \
    env HOME=$home XDG_RUNTIME_DIR=$runtime LAUNCHSYNCD_CONFIG=$home/.config/launchsyncd/config.json "$@"
}
unit() { person systemctl --user "$@" launchsyncd.service; }
logged() {
  journalctl --sync
  [ -n "$(journalctl -q -b -o cat _UID=$id "$@" | head -n 1)" ]
}
show() { unit show --property="$1" --value; }
mirrored() { cmp "$out/$1" "$home/build/$2"; }

# What user@.service does, without a login: that needs logind, which is not started here.
systemd-run --quiet --unit=manager-of-one --uid=$id --gid=$id --property=Delegate=yes \
  --property=Type=notify --property=WorkingDirectory=$home \
  --setenv=HOME=$home --setenv=XDG_RUNTIME_DIR=$runtime /lib/systemd/systemd --user
check 'a person has a service manager' eventually 10 person systemctl --user is-system-running

# --- start
check 'it is enabled as README says' unit enable --now
check 'READY comes after the first pass' mirrored iphone4.png Default@2x.png
check 'it runs' is_running
check 'as that person' prints "$id" stat -c %u "/proc/$(pid)"
check 'the status line is kept' eventually 5 prints '1 app, ' show StatusText
check 'its state is there' eventually 5 sh -c "find $home/.config/launchsyncd/state $home/.local/state -name status.json | grep -q ."
check 'the control socket is in the runtime folder' test -S $runtime/launchsyncd/control.sock

# --- work
cp "$out/iphone5.png" "$home/drop/splash final.png"
chown $id:$id "$home/drop/splash final.png"
check 'a dropped file is mirrored' eventually 5 mirrored iphone5.png Default-568h@2x.png
check 'outputs belong to that person' prints "$id" stat -c %u "$home/build/Default-568h@2x.png"
check 'the start is in the journal by its kind' eventually 5 logged MESSAGE_ID=0f278814b749429ab325b9cd60941461
# From systemd 254 on its state is where a command does not look by itself.
if [ -d $home/.config/launchsyncd/state ]; then
  check 'the status answers, and says that it runs' prints '"running": true' person launchsyncd status --json
  check 'wait answers' person launchsyncd wait
fi

# --- sandbox
status_of() { sed -n "s/^$1:[[:space:]]*//p" "/proc/$(pid)/status"; }
check 'it can gain no privileges' test "$(status_of NoNewPrivs)" = 1
check 'its system calls are filtered' test "$(status_of Seccomp)" = 2
check 'it has no capabilities' test "$(status_of CapEff)" = 0000000000000000

# --- reload, kill, stop
before=$(pid)
echo '{ "apps": 7 }' >$home/.config/launchsyncd/config.json
check 'it is told to read the config' unit reload
check 'a bad config is refused in the journal' eventually 5 logged MESSAGE_ID=059d684eb835436ca4af3cef2cd999dd
check 'and the process stays' test "$(pid)" = "$before"
cp /tmp/good.json $home/.config/launchsyncd/config.json
unit reload
cp "$out/iphone4-new.png" "$home/drop/Default@2x.png"
check 'and it goes on' eventually 5 mirrored iphone4-new.png Default@2x.png
kill -KILL "$before"
restarted() { local now; now=$(pid); [ "$now" != 0 ] && [ "$now" != "$before" ] && is_running; }
check 'it is started again after a kill' eventually 15 restarted
check 'it stops' unit stop
check 'with success' prints success show Result
echo '{ "apps": 7 }' >$home/.config/launchsyncd/config.json
check 'a bad config at the start fails' refused unit start
check 'and is not tried again and again' test "$(show NRestarts)" = 0

[ "$failed" = 0 ] || journalctl -q -b _UID=$id -o short-precise | sed 's/^/    /'
finish
