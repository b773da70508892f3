-- Failed sign-ins of the last minutes, for all servers that share the database. What they are of is hashed. Unlogged:
-- nothing is written ahead for them, and a database that starts anew after a crash begins to count anew.
create unlogged table sign_in_counts (
  -- Of an address, or of an address together with an account.
  key bytea primary key,
  failed integer not null,
  -- Attempts whose password is being checked.
  pending integer not null,
  -- The end of an address's minute; no attempt of a pair is heard before it.
  until timestamptz not null
) with (fillfactor = 50);
