-- From when on an access point is out of service; null while it serves. What was said of it before stays what it was,
-- and what is said of it from then on counts for nothing while this stands.
alter table devices add column retired_at timestamptz;
-- Finds the few, where an incident ended since one was taken out of service.
create index devices_retired on devices (location_id, retired_at) where retired_at is not null;
