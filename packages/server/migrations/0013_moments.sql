-- Stretches in which nothing was delivered about a location: of a moment within one, the state is not known.
create table location_silences (
  location_id bigint not null references locations on delete cascade,
  quiet_from timestamptz not null,
  -- When something was delivered again.
  quiet_until timestamptz not null,
  primary key (location_id, quiet_from)
);

-- From when on such stretches are noted; null until anything is delivered.
alter table incident_locations add column heard_from timestamptz;
update incident_locations set heard_from = heard_at;

-- Of an access point that says Online every few minutes, the few changes that say neither Online nor Offline.
create index device_status_unknown on device_status_changes (device_id, changed_at)
  where status is null or lower(btrim(status)) not in ('online', 'offline');
