-- Old days of the two series, one row for all points of a network in a day (UTC), oldest first. A point of
-- its own takes 170 bytes with its index in either series; within an array, 8 and 36.
create table packed_client_counts (
  ssid_id bigint not null,
  day date not null,
  -- Milliseconds since the day began.
  at_ms integer[] not null check (cardinality(at_ms) > 0),
  clients integer[] not null,
  primary key (ssid_id, day),
  check (cardinality(clients) = cardinality(at_ms))
);

create table packed_transfer_metrics (
  ssid_id bigint not null,
  day date not null,
  at_ms integer[] not null check (cardinality(at_ms) > 0),
  tx_mbps double precision[] not null,
  rx_mbps double precision[] not null,
  clients integer[] not null,
  tx_mb double precision[] not null,
  rx_mb double precision[] not null,
  primary key (ssid_id, day),
  check (
    cardinality(tx_mbps) = cardinality(at_ms) and cardinality(rx_mbps) = cardinality(at_ms)
    and cardinality(clients) = cardinality(at_ms)
    and cardinality(tx_mb) = cardinality(at_ms) and cardinality(rx_mb) = cardinality(at_ms)
  )
);

-- For what is no longer kept.
create index packed_client_counts_day on packed_client_counts (day);
create index packed_transfer_metrics_day on packed_transfer_metrics (day);

-- No query looks for values, and to sample arrays of this size takes long.
alter table packed_client_counts
  alter at_ms set statistics 0, alter clients set statistics 0;
alter table packed_transfer_metrics
  alter at_ms set statistics 0, alter tx_mbps set statistics 0, alter rx_mbps set statistics 0,
  alter clients set statistics 0, alter tx_mb set statistics 0, alter rx_mb set statistics 0;
