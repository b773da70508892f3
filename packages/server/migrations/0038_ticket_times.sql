-- while serving
-- Finds what was changed lately without a look at all tickets. They lie on the disk roughly in the order of their times,
-- so that these take some kilobytes, and next to nothing of a delivery.
drop index concurrently if exists tickets_latest;
create index concurrently tickets_latest on tickets using brin (greatest(opened_at, closed_at)) with (autosummarize = on);
drop index concurrently if exists ticket_notes_latest;
create index concurrently ticket_notes_latest on ticket_notes using brin (greatest(started_at, ended_at)) with (autosummarize = on);
