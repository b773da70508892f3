import ipaddr from 'ipaddr.js'
import { type Machine, onlyCompany } from '../auth/machine.ts'
import type { Viewer } from '../auth/viewer.ts'

/** Who does something: by internal ids, which say nothing once the user or key is gone. */
type Actor = { kind: 'user' | 'key'; id: number } | { kind: 'cli' | 'nobody' }

/** Who does something, for whom, and from where. */
export interface Origin {
  actor: Actor
  /** The actor's own company; null for administrators, keys of several companies, and whoever is not known. */
  companyId: number | null
  /** Null where there is no call. */
  requestId: string | null
  address: string | null
}

/** An operator at the command line, whom nothing names. */
export const operator: Origin = {
  actor: { kind: 'cli' },
  companyId: null,
  requestId: null,
  address: null,
}

/** Tells where a call comes from. */
export function originOf(
  { viewer, machine }: { viewer: Viewer | null; machine: Machine | null },
  { id, ip }: { id: string; ip: string },
): Origin {
  // A proxy that is trusted may still pass on anything for an address.
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null
  const origin: Origin = { actor: { kind: 'nobody' }, companyId: null, requestId: id, address }
  if (machine) {
    return { ...origin, actor: { kind: 'key', id: machine.keyId }, companyId: onlyCompany(machine) }
  }
  return viewer ? asUser(origin, { id: viewer.userId, companyId: viewer.companyId }) : origin
}

/** The origin of a call in which somebody has shown who they are. */
export function asUser(
  origin: Origin,
  { id, companyId }: { id: number; companyId: number | null },
): Origin {
  return { ...origin, actor: { kind: 'user', id }, companyId }
}
