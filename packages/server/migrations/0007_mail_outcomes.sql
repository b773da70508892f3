-- Of a mail that failed it is known that it was not sent: a later run of the same period may try again.
-- UNKNOWN is one that may have been sent, and never is again.
alter table report_mails
  drop constraint report_mails_state_check,
  add constraint report_mails_state_check
    check (state in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNKNOWN')),
  drop constraint report_mails_schedule_id_period_start_period_end_address_key,
  -- The history tells of them after the schedule is gone.
  drop constraint report_mails_schedule_id_fkey,
  add foreign key (schedule_id) references report_schedules on delete set null;

update report_mails set state = 'UNKNOWN' where state = 'FAILED' and reason like '%not sent again%';

-- Never two mails for one period to one address.
create unique index report_mails_once on report_mails (schedule_id, period_start, period_end, address)
  where state <> 'FAILED';

-- The mails themselves tell it.
update reports set reason = case state when 'FAILURE' then 'No recipient is known to have it.' end
  where reason like 'Not sent to %' and completed_at is not null;

-- The one to whom a test of a schedule is mailed. Such a report is made on demand: nothing was due, and it
-- counts as no mail of its period.
alter table reports add column test_address text;
