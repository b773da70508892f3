-- A schedule rests until a day of its zone, and its locations may, each until its own: `[{"location_id", "until"}]`.
-- Both count for runs to come alone, so a day that has come is nothing to tidy up.
alter table report_schedules add column paused_until date, add column paused_sites jsonb;
