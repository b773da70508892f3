import type { Id } from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/errors.ts'
import { readId } from '../http/ids.ts'

/**
 * Narrows what an administrator sees to what one customer sees, for calls that only read.
 * @param customerId as the query names it; whoever names none sees all that is theirs
 * @throws HttpError 404 when there is no such customer; for anybody else there is none but their own
 */
export async function viewAs(
  db: Database,
  viewer: Viewer,
  customerId: Id | undefined,
): Promise<Viewer> {
  if (customerId === undefined) return viewer
  const id = readId(customerId)
  if (viewer.role !== 'admin' && id !== null && id === viewer.companyId) return viewer
  if (viewer.role !== 'admin' || id === null) throw notFound()
  const { rows } = await db.query<{ name: string }>('select name from companies where id = $1', [
    id,
  ])
  const [company] = rows
  if (!company) throw notFound()
  return { ...viewer, role: 'customer', companyId: id, companyName: company.name }
}
