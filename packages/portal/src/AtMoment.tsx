import { lazy } from 'react'
import { Outlet } from 'react-router-dom'
import { useExtra } from './api/useExtra.ts'
import { useAddress } from './shared/address/address.tsx'
import { momentName } from './shared/address/momentAddress.ts'
import { PagePending } from './shared/page/PagePending.tsx'

const MomentScreen = lazy(async () => ({
  default: (await import('./screens/Moment/MomentScreen.tsx')).MomentScreen,
}))

/**
 * Shows a page of a location as it stood, where its address asks for a moment and the API announces them; with any
 * other API that part of the address means nothing.
 */
export function AtMoment() {
  const { query } = useAddress()
  const moments = useExtra('moments')
  if (!query.has(momentName) || moments === 'none') return <Outlet />
  return moments === 'unknown' ? <PagePending /> : <MomentScreen otherwise={<Outlet />} />
}
