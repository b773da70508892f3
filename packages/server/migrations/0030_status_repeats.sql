-- When access points said again what they had said before. A change that arrives late holds until the access point was
-- heard of again, so these times are kept for as long as late changes are told apart by them. No row for each time,
-- which would take ten times the room, but one for a delivery and up to 64 access points.
create table status_repeats (
  -- The ids of the access points without their last six bits.
  bucket bigint not null,
  -- The latest of the times.
  until_at timestamptz not null,
  -- Each time: the last six bits of the id, and how many milliseconds before the latest it was.
  places smallint[] not null,
  before_ms integer[] not null
);
create index status_repeats_bucket on status_repeats (bucket, until_at);
-- Rows come in the order of time, and are removed in it.
create index status_repeats_until on status_repeats using brin (until_at);
