-- How many reports the history of a company lists, charts' files left out: counting them at each look takes the
-- longer the more there are. Kept by the database, so that a version that does not know of it keeps it as well.
create table report_counts (
  -- Null for reports across companies.
  company_id bigint unique nulls not distinct references companies on delete cascade,
  reports bigint not null
);

create function count_reports() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into report_counts (company_id, reports)
    select company_id, count(*) from changed where not is_export group by company_id order by company_id
    on conflict (company_id) do update set reports = report_counts.reports + excluded.reports;
  else
    update report_counts set reports = report_counts.reports - gone.reports
    from (select company_id, count(*) as reports from changed where not is_export group by company_id) gone
    where report_counts.company_id is not distinct from gone.company_id;
  end if;
  return null;
end
$$;
create trigger count_new_reports after insert on reports
  referencing new table as changed for each statement execute function count_reports();
create trigger count_gone_reports after delete on reports
  referencing old table as changed for each statement execute function count_reports();

insert into report_counts (company_id, reports)
select company_id, count(*) from reports where not is_export group by company_id;
