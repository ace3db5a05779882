# What the tests under a real systemd share; sourced by bash inside the booted system.
out=/harness/out
passed=0
failed=0

# check NAME COMMAND...: one test, a line each; the command's output is shown when it fails.
check() {
  local name=$1
  shift
  if "$@" >/tmp/check.log 2>&1; then
    passed=$((passed + 1))
    echo "ok: $name"
  else
    failed=$((failed + 1))
    echo "NOT OK: $name"
    sed 's/^/    /' /tmp/check.log
  fi
}

# eventually SECONDS COMMAND...: waits for a fact, with a deadline.
eventually() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || { echo "never: $*"; "$@"; return 1; }
    sleep 0.05
  done
}

# refused COMMAND...: it must fail.
refused() {
  ! "$@" || { echo "was not refused: $*"; return 1; }
}

# prints TEXT COMMAND...: its output must hold the text.
prints() {
  local text=$1
  shift
  "$@" 2>&1 | tee /tmp/prints.log | grep -qF -e "$text" || { cat /tmp/prints.log; echo "lacks: $text"; return 1; }
}

show() { systemctl show "$UNIT" --property="$1" --value; }
pid() { show MainPID; }
is_running() { [ "$(show ActiveState)/$(show SubState)" = active/running ]; }

# logged FIELD=VALUE...: the unit's journal has such an entry.
logged() {
  journalctl --sync
  [ -n "$(journalctl -q -b -u "$UNIT" -o cat "$@" | head -n 1)" ]
}

finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
}
