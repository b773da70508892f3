import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { PortalLink } from '../page/RouterLink.ts'
import { useKeptAddress } from './keptSearch.ts'

interface To {
  to: string
}

/** A link to a page of the same location, which takes along the range that a reader has chosen. */
export function KeptLink({ to, ...rest }: Omit<ComponentProps<typeof PortalLink>, 'to'> & To) {
  return <PortalLink {...rest} to={useKeptAddress(to)} />
}

/** The same as a plain link. */
export function PlainKeptLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & To) {
  return <Link {...rest} to={useKeptAddress(to)} />
}
