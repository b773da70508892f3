-- while serving
-- Finds tickets by the beginning of their number, whatever its letter case: those of a company, and, for
-- administrators, those of all. Names and hardware addresses need none: reading those of a company is quick.
-- One that was cut off is there, and of no use: it is made anew.
drop index concurrently if exists tickets_number;
create index concurrently tickets_number on tickets (company_id, lower(calltek_ticket_id) text_pattern_ops);
drop index concurrently if exists tickets_number_of_all;
create index concurrently tickets_number_of_all on tickets (lower(calltek_ticket_id) text_pattern_ops);
