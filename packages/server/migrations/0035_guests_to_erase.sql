-- while serving
-- Finds tickets that were closed long ago and still have what is personal in them.
drop index concurrently if exists tickets_not_erased;
create index concurrently tickets_not_erased on tickets (closed_at) where erased_at is null and closed_at is not null;
