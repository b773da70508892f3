/** Limits that our server holds callers to; the portal reads those that it needs to say beforehand. */
export const serverLimits = {
  /** A session ends after this long without a call, and after the second in any case. */
  tokenIdleMs: 12 * 3_600_000,
  tokenAbsoluteMs: 7 * 86_400_000,

  passwordMinCharacters: 8,
  passwordMaxCharacters: 128,
  emailCharacters: 254,

  resetLinkMs: 30 * 60_000,
  /** Mails to one account; further requests are dropped without a word. */
  resetMailsPerHour: 3,
  resetRequestsPerMinute: 10,
  resetConfirmsPerMinute: 10,
  signInsPerMinute: 10,

  /**
   * Calls of one person or machine, unless a deployment sets another figure. Opening the dashboard of 300
   * locations makes 903: this is thirteen times in a minute, a fifth of what one server answers in it.
   */
  callsPerMinute: 12_000,
  /**
   * Calls of one person that are worked on at once, unless a deployment sets another figure: fewer than a server has
   * connections. So many more wait, so long.
   */
  callsAtOnce: 4,
  callsWaiting: 100,
  callWaitMs: 15_000,

  /** Days back that the history and ticket calls answer for at most; 0 asks for all tickets. */
  historyDaysMax: 366,
  ticketDaysMax: 3660,
  timelinePageMax: 200,
  scheduledReportsPageSize: 20,

  /** Reports and exports that a company's people may have under way, so that nobody fills the queue for all. */
  reportsUnderWay: 20,
  scheduleNameCharacters: 200,
  schedulesPerCompany: 1000,
  recipientsPerSchedule: 50,
  /** Locations of one schedule that have recipients of their own, and of all schedules of a company together. */
  sitesPerSchedule: 500,
  sitesPerCompany: 5000,
  filterCharacters: 200,
  /** Runs by hand of one company's schedules, and test mails to one person. */
  scheduleRunsPerHour: 20,
  testMailsPerHour: 10,
  /** Mails of a company's schedules, unless a deployment sets another figure; what is beyond goes out the next day. */
  companyMailsPerDay: 2000,

  /** Of what anyone may send, signed in or not: the longest password, with each character escaped. */
  publicBodyBytes: 16 * 1024,
  publicBodyValues: 100,
  bodyBytes: 256 * 1024,
  /** JSON values of a body, names included: a thousand locations and SSIDs make 4,000. */
  bodyValues: 10_000,
  /** Brackets that are open in each other, several times what any call holds. */
  bodyDepth: 32,
} as const

/** Items of one delivery, per call: each call states its own. */
export const ingestLimits = {
  locations: 500,
  devices: 1000,
  deviceStatuses: 5000,
  ssids: 1000,
  clientCounts: 10_000,
  transferMetrics: 10_000,
  tickets: 200,
  notesPerTicket: 500,
  noteCharacters: 100_000,
  bodyBytes: 8 * 1024 * 1024,
  /** JSON values of an item, names included: three times what the largest has, for fields that nobody asked for. */
  valuesPerItem: 50,
  valuesPerTicket: 5000,
} as const
