-- When a task is taken, and when it is taken from a worker that died, is the queue's to say: each open report
-- has a job of pg-boss. `lease_id` stays: it is new with each taking, and results count with it alone.
drop index reports_open;
alter table reports drop column run_at, drop column lease_until;
create index reports_open on reports (id) where completed_at is null;
