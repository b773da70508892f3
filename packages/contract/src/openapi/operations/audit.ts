import type * as audit from '../../endpoints/audit.ts'
import { auditPage } from '../../fixtures/audit.ts'
import { type OperationDocuments, pageOf } from '../document.ts'

export const auditOperations: OperationDocuments<typeof audit> = {
  listAudit: {
    tag: 'Audit',
    description:
      'Entries have internal ids, and no names, queries or secrets. To read them is an entry too, once an hour for each administrator.',
    query: {
      customer_id: 'Id of the only company.',
      actor_kind: 'Only what such an actor did.',
      actor_id: 'Only what the user or key of that id did.',
      action: 'Only what has that name.',
      since: 'Only what was done then or later.',
      until: 'Only what was done before.',
      after: '`next_after` of the page before.',
      limit: pageOf('Entries').limit,
    },
    example: auditPage,
  },
}
