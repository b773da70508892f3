-- Locations of a schedule whose reports go, one by one, to people of their own: a list of `location_id`, `recipients`
-- and `name`, as the location was called when it was saved. A version that does not know of it leaves it as it is.
alter table report_schedules
  add column site_recipients jsonb,
  -- Whether `recipients` get these locations too, in one document.
  add column group_document boolean,
  -- The reports of the locations are there for all runs that were due by then. A version that does not know of them
  -- makes the run alone; the next one that does adds them.
  add column sites_queued_at timestamptz;
create index report_schedules_sites on report_schedules (id) where site_recipients is not null;

-- The report of one such location in a run. Its schedule stands here and not in `schedule_id`: of that there is one
-- report for each moment at which a schedule is due, which servers of the version before rely upon.
alter table reports
  add column site_schedule_id bigint references report_schedules on delete set null,
  add column site_id bigint,
  add column site_name text,
  -- Equals `lease_id` where the server that took the report knows of locations. One that does not would mail it to
  -- the schedule's recipients: it is refused, and the queue gives the report to another.
  add column site_lease_id uuid,
  add constraint reports_site_lease
    check (site_id is null or lease_id is null or lease_id is not distinct from site_lease_id) not valid;
create unique index reports_sites on reports (site_schedule_id, due_at, site_id)
  where site_schedule_id is not null;

-- Never two mails for one location and period to one address. Who has two locations gets a mail of each.
alter table report_mails
  add column site_schedule_id bigint,
  add column site_id bigint;
create unique index report_mails_once_of_site
  on report_mails (site_schedule_id, site_id, period_start, period_end, address)
  where site_schedule_id is not null and state <> 'FAILED';
