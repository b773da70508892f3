-- Figures of each day of a location, by its own clocks, told from all that is recorded of it when the day is over.
-- They stay when the points that they were made of are dropped. A day of which nothing is known has no row.
create table location_days (
  location_id bigint not null references locations on delete cascade,
  day date not null,
  -- Milliseconds that its access points spent so, added up.
  online_ms bigint not null,
  offline_ms bigint not null,
  unknown_ms bigint not null,
  incidents integer not null,
  calls integer not null,
  client_hours double precision not null,
  counted_hours double precision not null,
  -- Null when nothing was measured.
  used_bytes bigint,
  primary key (location_id, day)
);

-- Milliseconds that an access point was offline on a day, where it was.
create table device_days (
  device_id bigint not null references devices on delete cascade,
  day date not null,
  offline_ms bigint not null check (offline_ms > 0),
  primary key (device_id, day)
);
create index device_days_day on device_days (day) include (device_id, offline_ms);

-- Up to when the days of a location are told. What is delivered late, or changes, sets it back.
create table location_days_told (
  location_id bigint primary key references locations on delete cascade,
  until timestamptz not null
);
