/** Business constants and limits. Specification §9; the portal, the server and their tests read them here. */
export const limits = {
  /** Online share, in percent, from which a network is good. */
  networkGoodPercent: 85,
  /** Online share, in percent, from which a network is a warning; below it is critical. */
  networkWarningPercent: 70,
  /** Rows of a table's page, and of one in a modal. */
  tablePageSize: 15,
  modalPageSize: 10,
  /** A request of the overview that hangs is given up after this long. */
  requestTimeoutMs: 30_000,
} as const
