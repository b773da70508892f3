export const usage = `Usage: node dist/cli.js COMMAND

  create-company NAME
  create-user EMAIL --company COMPANY    a customer of that company
  create-user EMAIL --admin              an administrator of the provider
      --password-stdin                   reads the password; otherwise one is made and printed once
  create-key COMPANY --name NAME         a key for a machine that delivers data; printed once
      --also COMPANY                     one that serves this company too, again for each: its deliveries
                                         name the company of each thing
  add-to-key KEY COMPANY                 lets such a key serve another company
  remove-from-key KEY COMPANY
  list                                   companies, users and machine keys
  disable company|user|key WHICH         ends its sessions and calls at once
  enable company|user|key WHICH
  export-person WHO                      what is known of a person, as JSON
  erase-person WHO [--yes]               without --yes only says what would be erased
      --email ADDRESS                    a user, or somebody whom reports are mailed to
      --company COMPANY --guest NAME     a guest's tickets; also, or instead, by --room ROOM, and within
                                         days (UTC) by --from 2026-06-01 --until 2026-06-18
  audit                                  who did what, when and from where, oldest first
      --since 2026-06-01 --until 2026-06-18T12:00Z   days (UTC) or instants
      --company COMPANY --action ACTION
      --actor ADDRESS|user:ID|key:ID|cli|nobody
      --csv                              as a CSV file
  migrate                                brings the database to this version, long work too
  unpack [--yes]                         undoes PACK_AFTER_DAYS, for an older version of the program; without
                                         --yes only says what room on the disk it needs
  move postgres://…                      copies the embedded database of DATA_DIR into an empty PostgreSQL

COMPANY is a name or an id, WHICH also a user's address. DATABASE_URL or DATA_DIR names the database, as
for the server. Only 'migrate' changes its tables. The embedded one belongs to one process: stop the server first.`
