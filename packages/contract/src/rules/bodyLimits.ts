import type { Endpoint } from '../endpoint.ts'
import { ingestLimits, serverLimits } from './serverLimits.ts'

/** How large the body of a call may be. */
export interface BodyLimits {
  /** Of what is sent, and of what that unpacks to. */
  bytes: number
  /** JSON values, names included. */
  values: number
}

/** The bounds of an endpoint's bodies: small for what anyone may call. */
export function bodyLimits({
  access,
  maxValues,
}: Pick<Endpoint, 'access' | 'maxValues'>): BodyLimits {
  const { publicBodyBytes, publicBodyValues, bodyBytes, bodyValues } = serverLimits
  switch (access) {
    case 'public':
      return { bytes: publicBodyBytes, values: publicBodyValues }
    case 'user':
    case 'customer':
    case 'admin':
      return { bytes: bodyBytes, values: maxValues ?? bodyValues }
    case 'machine':
      return { bytes: ingestLimits.bodyBytes, values: maxValues ?? bodyValues }
    default:
      return access satisfies never
  }
}
