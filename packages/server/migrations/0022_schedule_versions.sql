-- Counts the changes that people make, so that none is made over one that its maker has not seen.
alter table report_schedules add column version integer not null default 1;
