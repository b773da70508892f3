-- When what is personal in a ticket was erased. What a call center delivers of it again stays erased: kept by the
-- database, so that a version that does not know of it keeps it as well.
alter table tickets add column erased_at timestamptz;

create function keep_ticket_erased() returns trigger language plpgsql as $$
begin
  new.guest_name := null;
  new.last_name := null;
  new.room := null;
  new.solution := null;
  new.issue := old.issue;
  return new;
end
$$;
create trigger tickets_erased before update on tickets
  for each row when (old.erased_at is not null) execute function keep_ticket_erased();

create function keep_notes_erased() returns trigger language plpgsql as $$
begin
  if exists (select from tickets where id = new.ticket_id and erased_at is not null) then
    new.content := null;
  end if;
  return new;
end
$$;
create trigger ticket_notes_erased before insert or update on ticket_notes
  for each row when (new.content is not null) execute function keep_notes_erased();
