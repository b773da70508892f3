export const usage = `Usage: node dist/cli.js COMMAND

  create-company NAME
  create-user EMAIL --company COMPANY    a customer of that company
  create-user EMAIL --admin              an administrator of the provider
      --password-stdin                   reads the password; otherwise one is made and printed once
  create-key COMPANY --name NAME         a key for a machine that delivers data; printed once
  list                                   companies, users and machine keys
  disable company|user|key WHICH         ends its sessions and calls at once
  enable company|user|key WHICH
  migrate                                brings the database to this version, long work too
  move postgres://…                      copies the embedded database of DATA_DIR into an empty PostgreSQL

COMPANY is a name or an id, WHICH also a user's address. DATABASE_URL or DATA_DIR names the database, as
for the server. Only 'migrate' changes its tables. The embedded one belongs to one process: stop the server first.`
