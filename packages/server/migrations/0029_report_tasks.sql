-- How much of a report is done while it is worked on. Apart from `reports`, whose rows hold whole requests: this is
-- written again and again, each second at most.
create table report_progress (
  report_id bigint primary key references reports on delete cascade,
  -- Of the attempt that wrote it: what an earlier one had done counts for nothing.
  lease_id uuid not null,
  done integer not null,
  total integer not null
) with (fillfactor = 50);

-- When the turn of a company came last: whose is longest ago is next. 0 stands for reports across companies.
create table report_turns (
  company_id bigint primary key,
  taken_at timestamptz not null
);
