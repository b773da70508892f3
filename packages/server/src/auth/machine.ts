/** A machine that delivers data, known by its key. Everything it delivers is of one of its companies. */
export interface Machine {
  keyId: number
  /** Those that are not disabled: one at least. */
  companies: readonly { id: number; name: string }[]
  /** Whether a delivery has to say which company it is of. */
  isOfSeveral: boolean
}

/** The company that a machine delivers for; null where a delivery has to say which. */
export function onlyCompany({ companies, isOfSeveral }: Machine): number | null {
  return isOfSeveral ? null : (companies[0]?.id ?? null)
}
