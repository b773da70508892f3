/** Who asks. Every query that reads customers' data takes one. */
export interface Viewer {
  userId: number
  email: string
  /** `admin` sees every company's things, anyone else those of their own. */
  role: 'admin' | 'customer'
  companyId: number | null
  companyName: string | null
}

/**
 * The condition under which a viewer may see a row of `locations`. Its parameters are the query's first
 * two, see `scope`. Someone without a company, who is no administrator, sees nothing.
 */
export const isVisible = '($1::boolean or locations.company_id = $2::bigint)'

/** The first two parameters of a query that holds `isVisible`. */
export function scope(viewer: Viewer): [isAdmin: boolean, companyId: number | null] {
  return [viewer.role === 'admin', viewer.companyId]
}
