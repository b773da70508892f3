import { lazy } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { AtMoment } from './AtMoment.tsx'
import { loginState } from './auth/returnAddress.ts'
import { useSession } from './auth/session.ts'
import { paths } from './paths.ts'
import { FullLayout } from './shell/FullLayout.tsx'

const LocationsOverviewScreen = lazy(async () => ({
  default: (await import('./screens/LocationsOverview/LocationsOverviewScreen.tsx'))
    .LocationsOverviewScreen,
}))
const LocationLayout = lazy(async () => ({
  default: (await import('./location/LocationLayout.tsx')).LocationLayout,
}))
const TimelineScreen = lazy(async () => ({
  default: (await import('./screens/Timeline/TimelineScreen.tsx')).TimelineScreen,
}))
const DevicesScreen = lazy(async () => ({
  default: (await import('./screens/Devices/DevicesScreen.tsx')).DevicesScreen,
}))
const DeviceHistoryScreen = lazy(async () => ({
  default: (await import('./screens/DeviceHistory/DeviceHistoryScreen.tsx')).DeviceHistoryScreen,
}))
const SsidsScreen = lazy(async () => ({
  default: (await import('./screens/Ssids/SsidsScreen.tsx')).SsidsScreen,
}))
const SsidStatsScreen = lazy(async () => ({
  default: (await import('./screens/SsidStats/SsidStatsScreen.tsx')).SsidStatsScreen,
}))
const TicketsScreen = lazy(async () => ({
  default: (await import('./screens/Tickets/TicketsScreen.tsx')).TicketsScreen,
}))
const PageNotFoundScreen = lazy(async () => ({
  default: (await import('./screens/PageNotFound/PageNotFoundScreen.tsx')).PageNotFoundScreen,
}))
const ExtraRoutes = lazy(async () => ({
  default: (await import('./extraRoutes.tsx')).ExtraRoutes,
}))
const ReportsScreen = lazy(async () => ({
  default: (await import('./screens/Reports/ReportsScreen.tsx')).ReportsScreen,
}))

/**
 * The addresses that want a person to be signed in, and those that do not exist. Apart from the
 * rest, so that the login page does not carry the list of their files.
 */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<FullLayout />}>
        <Route element={<Protected />}>
          <Route path={paths.dashboard} element={<LocationsOverviewScreen />} />
          <Route element={<LocationLayout />}>
            <Route element={<AtMoment />}>
              <Route path={paths.timeline.pattern} element={<TimelineScreen />} />
              <Route path={paths.devices.pattern} element={<DevicesScreen />} />
              <Route path={paths.deviceHistory.pattern} element={<DeviceHistoryScreen />} />
              <Route path={paths.ssids.pattern} element={<SsidsScreen />} />
              <Route path={paths.ssidStats.pattern} element={<SsidStatsScreen />} />
              <Route path={paths.tickets.pattern} element={<TicketsScreen />} />
            </Route>
          </Route>
          <Route path={paths.reports} element={<ReportsScreen />} />
        </Route>
        <Route path="*" element={<ExtraRoutes notFound={<PageNotFoundScreen />} />} />
      </Route>
    </Routes>
  )
}

function Protected() {
  const page = useLocation()
  if (useSession() !== null) return <Outlet />
  return <Navigate to={paths.login} replace state={loginState(page)} />
}
