/** A machine that delivers data, known by its key. Everything it delivers is its company's. */
export interface Machine {
  keyId: number
  companyId: number
}
