import { lazy } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { useSession } from './auth/session.ts'
import { paths } from './paths.ts'
import { BareLayout } from './shell/BareLayout.tsx'

const FullLayout = lazy(async () => ({
  default: (await import('./shell/FullLayout.tsx')).FullLayout,
}))
const LoginScreen = lazy(async () => ({
  default: (await import('./screens/Login/LoginScreen.tsx')).LoginScreen,
}))
const LocationsOverviewScreen = lazy(async () => ({
  default: (await import('./screens/LocationsOverview/LocationsOverviewScreen.tsx'))
    .LocationsOverviewScreen,
}))
const PageNotFoundScreen = lazy(async () => ({
  default: (await import('./screens/PageNotFound/PageNotFoundScreen.tsx')).PageNotFoundScreen,
}))
const BeingBuilt = lazy(async () => ({
  default: (await import('./shared/BeingBuilt.tsx')).BeingBuilt,
}))

/** Every address of the portal and who may see it. Specification §2 "Route table". */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<Home />} />
      <Route element={<BareLayout />}>
        <Route path={paths.login} element={<Login />} />
        <Route
          path={paths.requestPasswordReset}
          element={<BeingBuilt title="Reset Your Password" />}
        />
        <Route
          path={paths.resetPassword.pattern}
          element={<BeingBuilt title="Set a New Password" />}
        />
      </Route>
      <Route element={<FullLayout />}>
        <Route element={<Protected />}>
          <Route path={paths.dashboard} element={<LocationsOverviewScreen />} />
          <Route path={paths.timeline.pattern} element={<BeingBuilt title="Event Timeline" />} />
          <Route path={paths.devices.pattern} element={<BeingBuilt title="Device Overview" />} />
          <Route
            path={paths.deviceHistory.pattern}
            element={<BeingBuilt title="Status History" />}
          />
          <Route
            path={paths.ssids.pattern}
            element={<BeingBuilt title="Wireless Networks (SSIDs)" />}
          />
          <Route path={paths.ssidStats.pattern} element={<BeingBuilt title="Historical Stats" />} />
          <Route
            path={paths.tickets.pattern}
            element={<BeingBuilt title="Call Center Tickets" />}
          />
          <Route path={paths.reports} element={<BeingBuilt title="Reports & Schedules" />} />
        </Route>
        <Route path="*" element={<PageNotFoundScreen />} />
      </Route>
    </Routes>
  )
}

function Home() {
  return <Navigate to={useSession() === null ? paths.login : paths.dashboard} replace />
}

function Login() {
  return useSession() === null ? <LoginScreen /> : <Navigate to={paths.dashboard} replace />
}

function Protected() {
  return useSession() === null ? <Navigate to={paths.login} replace /> : <Outlet />
}
