-- A link that sets a new password: one for each user, so that a newer one ends the older. Only the SHA-256
-- of its token is kept; using it deletes the row.
create table password_resets (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null
);
