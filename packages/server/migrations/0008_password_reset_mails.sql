-- Who asked for a link that sets a new password, until a mail server took the mail: one that is down or refuses
-- it for a while is asked again. The link itself is made with each try, as only its hash is kept.
create table password_reset_mails (
  user_id bigint primary key references users on delete cascade,
  requested_at timestamptz not null,
  try_at timestamptz not null
);
