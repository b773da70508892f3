/** Deeds that the audit log knows by name. A list that only grows: entries keep their names for as long as they are kept. */
export const auditActions = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'password-reset-asked',
  'password-reset',
  'schedule-created',
  'schedule-changed',
  'schedule-paused',
  'schedule-resumed',
  'schedule-deleted',
  'schedule-run',
  'schedule-tested',
  'report-started',
  'report-cancelled',
  'report-downloaded',
  'company-created',
  'company-disabled',
  'company-enabled',
  'user-created',
  'user-disabled',
  'user-enabled',
  'key-created',
  'key-disabled',
  'key-enabled',
  'key-company-added',
  'key-company-removed',
  'person-exported',
  'person-erased',
  'customer-viewed',
  'audit-read',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Who does something: a person, a machine by its key, an operator at the command line, or somebody unknown. */
export const auditActors = ['user', 'key', 'cli', 'nobody'] as const
export type AuditActor = (typeof auditActors)[number]

/** Kinds of things that something is done to. */
export type AuditSubject = 'user' | 'key' | 'company' | 'schedule' | 'report' | 'guest' | 'address'

export const auditLimits = {
  pageSize: 100,
  pageMax: 1000,
} as const
