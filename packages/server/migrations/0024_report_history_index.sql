-- while serving
-- The history across companies, without a look at all there is.
drop index concurrently if exists reports_history_of_all;
create index concurrently reports_history_of_all on reports (initiated_at desc, id desc) where not is_export;
