#!/bin/sh
# The commands of the image: stemma [start | backup | restore | repair | rebuild | export | import | register | ownership | seed | user] arguments…
# They are those of docs/commands.md, with the settings of the container.
set -eu
command=${1:-start}
[ $# -gt 0 ] && shift
case "$command" in
  start) script=main ;;
  backup | restore | repair | rebuild | export | import | register | ownership | seed | user) script=$command ;;
  node | sh) exec "$command" "$@" ;;
  *)
    echo "There is no command \"$command\"; choose of start, backup, restore, repair, rebuild, export, import, register, ownership, seed, user." >&2
    exit 2
    ;;
esac
exec node --enable-source-maps "/stemma/server/dist/$script.mjs" "$@"
