import { AuditEntry, AuditPage } from '../../entities/audit.ts'
import { auditEntries, auditPage } from '../../fixtures/audit.ts'
import { entity } from '../document.ts'

export const auditAnswers = {
  AuditEntry: entity(AuditEntry, {
    description: 'Something that was done, by whom, when and from where.',
    fields: {
      id: 'Id. Later entries have higher ones.',
      at: "When, by the database's clock.",
      action: 'What was done: one of the values that the query takes, or one of a newer server.',
      count:
        'Of failed sign-ins, which are told when their number doubles: the how manieth failure of the account it was in that hour.',
      actor_kind:
        '`user`, `key` (a machine), `cli` (an operator at the command line) or `nobody` (not signed in).',
      actor_id: 'Id of the user or key; missing for the others.',
      actor_name: 'Address of the user or name of the key as it is now; missing when it is gone.',
      customer_id: 'Id of the company that it is about; missing for none, or for all.',
      customer_company_name: 'Its name now.',
      subject_kind:
        'Kind of what it was done to: `user`, `key`, `company`, `schedule`, `report`, `guest` or `address`.',
      subject_id: 'Its id, of a report that of its task; missing where it has none of its own.',
      request_id: '`X-Request-Id` of the call, as the log has it; missing where there was no call.',
      address: 'Where the call came from; missing where there was none, or once it was erased.',
    },
    example: auditEntries[0],
  }),
  AuditPage: entity(AuditPage, {
    description: 'A page of the audit log.',
    fields: {
      next_after: 'To be sent as `after` for the next page; missing on the last.',
      results: 'The entries.',
    },
    example: auditPage,
  }),
}
