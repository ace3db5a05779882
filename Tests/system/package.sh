# The package from a stranger's first command to its purge: run inside a booted, clean Debian by
# scripts/test-systemd. The commands of the path are those of README.md, counted there.
# shellcheck shell=bash
. /harness/src/lib.sh
cd /root || exit 1
cp "$out"/launchsyncd.deb "$out"/*.png .

# The lines between the two marks of README.md, less comments: the path as it is told.
sed -n '/<!-- path: begin -->/,/<!-- path: end -->/p' "$out/README.md" |
  sed -n '/^```sh$/,/^```$/p' | grep -vE '^(```.*|#.*)?$' | sed 's/[[:space:]]*#.*//' >/tmp/path
echo "the path has $(wc -l </tmp/path) commands"
check 'the path has fewer than 10 commands' test "$(wc -l </tmp/path)" -lt 10
check 'and at least 3' test "$(wc -l </tmp/path)" -ge 3
while IFS= read -r line; do
  # The package is where apt would have fetched it from; its libraries are there already.
  case $line in
    *'apt install'*) line='dpkg -i launchsyncd.deb' ;;
    'launchsyncd status'*) line="eventually 10 $line" ;;
  esac
  check "\$ $line" eval "$line"
done </tmp/path
check 'the app is covered' prints covered launchsyncd status
[ ! -x /usr/bin/launchsyncd-imager ] || check 'the doctor finds nothing wrong' launchsyncd doctor
check 'the manual page is there' test -s /usr/share/man/man1/launchsyncd.1.gz -o ! -d /usr/share/man/man1
check 'nothing but the path has set the service up' is_running

app=$(sed -n 's/.*"name": "\(.*\)",/\1/p' /etc/launchsyncd/config.json | head -n 1)
tree_of() { (cd / && find srv etc/launchsyncd -type f -exec md5sum {} + | sort); }
tree_of >/tmp/before

# --- upgrade
echo >>/etc/launchsyncd/config.json
before=$(pid)
check 'an upgrade works' dpkg -i launchsyncd.deb
check 'it restarts the service' sh -c "[ \"\$(systemctl show launchsyncd -P MainPID)\" != $before ]"
check 'which runs' eventually 10 is_running
check 'and keeps the config' sh -c 'tail -n 1 /etc/launchsyncd/config.json | grep -qx ""'
systemctl disable launchsyncd >/dev/null 2>&1
check 'an upgrade works again' dpkg -i launchsyncd.deb
check 'and does not enable what somebody disabled' prints disabled systemctl is-enabled launchsyncd
systemctl enable launchsyncd >/dev/null 2>&1

# --- remove
check 'the package can be removed' dpkg -r launchsyncd
check 'the service is stopped' sh -c '! pgrep -x launchsyncd && ! systemctl is-active launchsyncd'
check 'the config stays' test -s /etc/launchsyncd/config.json
check 'the state stays' test -d /var/lib/launchsyncd/apps
check 'and can be installed again' dpkg -i launchsyncd.deb
check 'then it runs again' eventually 10 is_running

# --- purge
check 'the package can be purged' dpkg -P launchsyncd
check 'the config is gone' test ! -e /etc/launchsyncd
check 'the drop-in is gone' test ! -e /etc/systemd/system/launchsyncd.service.d
check 'the state is gone' test ! -e /var/lib/launchsyncd
check 'what designers and builds have stays' bash -c \
  'cd / && find srv -type f -exec md5sum {} + | sort | diff - <(grep " srv/" /tmp/before)'
check 'systemd has forgotten it' sh -c '! systemctl cat launchsyncd'
check 'nothing is left below /etc and /lib' sh -c '! find /etc /lib/systemd /usr/lib/systemd /var/lib/systemd -name "*launchsyncd*" | grep .'
echo "app: $app"
finish
