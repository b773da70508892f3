import * as z from 'zod/mini'
import { Id, nameOrId } from './shared.ts'

/** A company whose locations are managed. */
export const Customer = z.object({ id: Id, company_name: nameOrId() })
export type Customer = z.infer<typeof Customer>
