-- Who did what, when and from where. Nothing refers to what it is about, which may be gone before the entry is.
create table audit_entries (
  id bigint generated always as identity primary key,
  -- By this clock, which all servers and commands have in common.
  at timestamptz not null default clock_timestamp(),
  action text not null,
  -- Of what is counted and not told each time: the how manieth it was within an hour.
  count integer,
  -- 'user', 'key', 'cli' or 'nobody', with the id of a user or key.
  actor_kind text not null,
  actor_id bigint,
  -- None where it is about no company, or all.
  company_id bigint,
  subject_kind text,
  subject_id text,
  -- These two lead to a person's line, so that they go when the person is erased.
  request_id text,
  address text
);
create index audit_entries_at on audit_entries (at, id);
create index audit_entries_company on audit_entries (company_id, at, id);
create index audit_entries_actor on audit_entries (actor_id, at, id);

-- Entries are added. Old ones are removed by who says that it is for their age, and those of a person lose where
-- they came from by who says that it is for that. This keeps programs from mistakes; an owner of the database can
-- take it away.
create function keep_audit() returns trigger language plpgsql as $$
declare
  purpose text := current_setting('netportal.audit', true);
begin
  if tg_op = 'DELETE' and purpose = 'retention' then
    if old.at < clock_timestamp() - interval '30 days' then
      return old;
    end if;
  elsif tg_op = 'UPDATE' and purpose = 'erasure' then
    if new.address is null and new.request_id is null
      and to_jsonb(new) - 'address' - 'request_id' = to_jsonb(old) - 'address' - 'request_id' then
      return new;
    end if;
  end if;
  raise exception 'Entries of the audit log are only added.' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_kept before update or delete on audit_entries
  for each row execute function keep_audit();
create trigger audit_entries_kept_whole before truncate on audit_entries
  for each statement execute function keep_audit();

-- How often something was done that is not told each time, within an hour of the first time. Unlogged: after a crash
-- it is counted anew, and an entry more is written.
create unlogged table audit_counts (
  action text not null,
  key text not null,
  since timestamptz not null,
  count integer not null,
  primary key (action, key)
) with (fillfactor = 50);
