-- Told from device_status_changes by the contract's rule of incidents, as data arrive. Nothing here says more than
-- the changes do: all of it can be made anew from them.

-- A time from which an access point was down, until it was seen online again.
create table device_outages (
  device_id bigint not null references devices on delete cascade,
  started_at timestamptz not null,
  -- The site that the access point was at when this was told.
  location_id bigint not null references locations on delete cascade,
  -- Null while it is not back.
  ended_at timestamptz,
  -- Milliseconds offline in stretches that are over; the status may have been unknown in between.
  offline_ms bigint not null,
  -- Of one that lasts: since when it is offline, or since when its status is unknown.
  offline_since timestamptz,
  unknown_since timestamptz,
  -- The start of the incident that it belongs to.
  incident_started_at timestamptz not null,
  primary key (device_id, started_at)
);
create index device_outages_incident on device_outages (location_id, incident_started_at);
create index device_outages_started on device_outages (location_id, started_at);
create index device_outages_ended on device_outages (location_id, ended_at) where ended_at is not null;

-- A location has no two that begin at one instant: the second would belong to the first.
create table incidents (
  location_id bigint not null references locations on delete cascade,
  started_at timestamptz not null,
  -- Null while any of its access points is down.
  ended_at timestamptz,
  access_points integer not null,
  most_down integer not null,
  primary key (location_id, started_at)
);
create index incidents_open on incidents (location_id) where ended_at is null;

create table incident_locations (
  location_id bigint primary key references locations on delete cascade,
  -- When all of its history was told; null when it has to be told from its beginning.
  told_at timestamptz,
  -- When anything was last delivered about it.
  heard_at timestamptz
);
