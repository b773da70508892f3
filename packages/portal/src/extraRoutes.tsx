import type { Extra } from '@netportal/contract'
import { lazy, type ReactNode } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { useExtra } from './api/useExtra.ts'
import { loginState } from './auth/returnAddress.ts'
import { useSession } from './auth/session.ts'
import { paths } from './paths.ts'
import { incidentMailsPath } from './shared/domain/incidentMailsPath.ts'
import { incidentPath, incidentsPath } from './shared/domain/incidentPath.ts'
import { monthPath } from './shared/domain/monthPath.ts'
import { roomPath } from './shared/domain/roomPath.ts'
import { PagePending } from './shared/page/PagePending.tsx'

const LocationLayout = lazy(async () => ({
  default: (await import('./location/LocationLayout.tsx')).LocationLayout,
}))
const IncidentScreen = lazy(async () => ({
  default: (await import('./screens/Incident/IncidentScreen.tsx')).IncidentScreen,
}))
const IncidentsScreen = lazy(async () => ({
  default: (await import('./screens/Incidents/IncidentsScreen.tsx')).IncidentsScreen,
}))
const RoomCallsScreen = lazy(async () => ({
  default: (await import('./screens/RoomCalls/RoomCallsScreen.tsx')).RoomCallsScreen,
}))
const MonthScreen = lazy(async () => ({
  default: (await import('./screens/Month/MonthScreen.tsx')).MonthScreen,
}))
const IncidentMailsScreen = lazy(async () => ({
  default: (await import('./screens/IncidentMails/IncidentMailsScreen.tsx')).IncidentMailsScreen,
}))

/**
 * The addresses that the specification does not know, and that are there only where the API announces what they
 * show. Apart from the rest: nobody else loads anything of them.
 * @param notFound takes the place of all others
 */
export function ExtraRoutes({ notFound }: { notFound: ReactNode }) {
  return (
    <Routes>
      <Route element={<Protected extra="incidents" otherwise={notFound} />}>
        <Route element={<LocationLayout />}>
          <Route path={incidentPath.pattern} element={<IncidentScreen />} />
        </Route>
      </Route>
      <Route element={<Protected extra="incident-history" otherwise={notFound} />}>
        <Route path={incidentsPath} element={<IncidentsScreen />} />
      </Route>
      <Route element={<Protected extra="rooms" otherwise={notFound} />}>
        <Route element={<LocationLayout />}>
          <Route path={roomPath.pattern} element={<RoomCallsScreen />} />
        </Route>
      </Route>
      <Route element={<Protected extra="comparison" otherwise={notFound} />}>
        <Route path={monthPath} element={<MonthScreen />} />
      </Route>
      <Route element={<Protected extra="incident-mails" otherwise={notFound} />}>
        <Route path={incidentMailsPath} element={<IncidentMailsScreen />} />
      </Route>
      <Route path="*" element={notFound} />
    </Routes>
  )
}

interface ProtectedProps {
  extra: Extra
  otherwise: ReactNode
}

/** What the API has is known of those who are signed in alone. */
function Protected(props: ProtectedProps) {
  const page = useLocation()
  if (useSession() !== null) return <OnlyWith {...props} />
  return <Navigate to={paths.login} replace state={loginState(page)} />
}

function OnlyWith({ extra, otherwise }: ProtectedProps) {
  const has = useExtra(extra)
  if (has === 'announced') return <Outlet />
  return has === 'unknown' ? <PagePending /> : otherwise
}
