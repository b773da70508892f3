/** Business constants and limits. Specification §9; the portal, the server and their tests read them here. */
export const limits = {
  /** Online share, in percent, from which a network is good. */
  networkGoodPercent: 85,
  /** Online share, in percent, from which a network is a warning; below it is critical. */
  networkWarningPercent: 70,
  /** Refresh of the device overview, while its checkbox is on. */
  autoRefreshMs: 11 * 60_000,
  clockRefreshMs: 60_000,
  /** A request that shows a page its data is given up after this long. */
  requestTimeoutMs: 30_000,
  /** A server that was asked too often is waited for this long at most. */
  serverWaitMaxMs: 60_000,

  /** Rows of a table's page, and of one in a modal. */
  tablePageSize: 15,
  modalPageSize: 10,
  timelinePageSize: 50,
  /** Items of a page in lists that are long only now and then, such as a device's status periods. */
  longListPageSize: 100,
  /** Locations shown as cards at once: a dozen rows of a wide screen. */
  locationCards: 48,
  /** Locations whose figures one call of the overview gives. */
  overviewPageSize: 500,
  /** Scheduled history counts its pages from here. */
  firstPage: 1,

  ssidStatsDaysDefault: 1,
  ssidStatsDayChoices: [1, 3, 7, 30, 60, 90],
  ticketDaysDefault: 7,
  /** 0 is All Days. */
  ticketDayChoices: [1, 7, 30, 90, 0],

  /** A report's dates reach from this many days ago up to today. */
  reportRangeDays: 7,
  reportPollMs: 3000,
  reportTimeoutMs: 300_000,
  /** How long a report's success stays before its form closes. */
  reportSuccessMs: 2000,
  exportPollMs: 5000,
  exportPollAttempts: 60,
  /** An export's button stays disabled this long after its download began. */
  exportRestMs: 5000,

  /** From a new password to the sign-in page. */
  resetRedirectMs: 3000,

  lineChartHeightPx: 350,
  pieChartHeightPx: 500,
} as const
