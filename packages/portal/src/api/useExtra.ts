import { type Extra, getProfile } from '@netportal/contract'
import { useRemote } from './useRemote.ts'

/**
 * Tells whether the API has an extra. One that is slow to say so, fails, or says nothing has none: the portal is
 * then what the specification says. Ruling: More than the specification.
 */
export function useExtra(extra: Extra): 'announced' | 'unknown' | 'none' {
  const profile = useRemote(getProfile, {})
  if (profile.status === 'loading') return 'unknown'
  if (profile.status === 'failed') return 'none'
  return profile.data.extras?.includes(extra) ? 'announced' : 'none'
}
