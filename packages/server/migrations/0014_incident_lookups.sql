-- A page of a company's incidents, newest first, without a look at the older ones.
create index incidents_started on incidents (started_at desc, location_id);
-- Their number that were not over by a moment; one that lasts is over at no time.
create index incidents_until on incidents (coalesce(ended_at, 'infinity'), location_id)
  include (started_at, ended_at);

-- What happened since a moment at all sites: as many entries are read as things happened, however many sites there are.
create index device_outages_since on device_outages (started_at, location_id, device_id);
create index device_outages_back on device_outages (ended_at, location_id, device_id)
  where ended_at is not null;
