-- Mails of schedules that were handed over for a company on a day (UTC). One statement counts and claims, so that
-- all servers that share the database keep within one budget.
create table company_mails (
  company_id bigint not null references companies on delete cascade,
  day date not null,
  mails integer not null check (mails >= 0),
  primary key (company_id, day)
);

-- From when its mails may go, where the budget held some of them back: a mail server has a day from then on.
alter table reports add column mails_due_at timestamptz;
