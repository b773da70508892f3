/**
 * Limits of the values that may be counted, measured and dated. More is no figure of a network but a slip of
 * whoever sends it, and would make every sum that it is in worthless.
 */
export const bounds = {
  /** Megabits per second of one wireless network: a terabit. */
  rateMbps: 1_000_000,
  /** MB of 1024 × 1024 bytes that one wireless network moves in one period: 95 TiB. */
  periodUsageMb: 100_000_000,
  /** Of one wireless network at one instant. */
  clients: 1_000_000,
  noteSequence: 1_000_000,
  /** Seconds of one call: 115 days. */
  callSeconds: 10_000_000,

  /** The first and the last day that a report may name, both included. */
  firstDay: '2000-01-01',
  lastDay: '2199-12-31',
  /** Before this nothing was seen, counted or said: such a time is that of a clock that was never set. */
  earliest: '2000-01-01T00:00:00.000Z',
  /** Machines' clocks may be this much ahead of ours. */
  clockAheadMs: 10 * 60_000,
  /** So may be times of tickets, which a call center writes in whichever zone it has. */
  ticketAheadMs: 24 * 3_600_000,
} as const
