/** Not in the specification: a call of ours, which no portal makes, so that nothing announces it. */
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { AuditPage } from '../entities/audit.ts'
import { chosenId, instant } from '../entities/input.ts'
import { auditActions, auditActors, auditLimits } from '../rules/audit.ts'
import { queryNumber } from './query.ts'

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  access: 'admin',
  summary: 'Who did what, when and from where, newest first',
  query: z.object({
    customer_id: z.optional(chosenId()),
    actor_kind: z.optional(z.enum(auditActors)),
    actor_id: z.optional(chosenId()),
    action: z.optional(z.enum(auditActions)),
    since: z.optional(instant()),
    until: z.optional(instant()),
    after: z.optional(chosenId()),
    limit: queryNumber({ min: 1, max: auditLimits.pageMax, default: auditLimits.pageSize }),
  }),
  response: AuditPage,
  failure: 'Failed to fetch the audit log',
})
