import { lazy } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { returnAddress } from './auth/returnAddress.ts'
import { useSession } from './auth/session.ts'
import { paths } from './paths.ts'
import { BareLayout } from './shell/BareLayout.tsx'

const LoginScreen = lazy(async () => ({
  default: (await import('./screens/Login/LoginScreen.tsx')).LoginScreen,
}))
const RequestPasswordResetScreen = lazy(async () => ({
  default: (await import('./screens/RequestPasswordReset/RequestPasswordResetScreen.tsx'))
    .RequestPasswordResetScreen,
}))
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('./screens/ResetPassword/ResetPasswordScreen.tsx')).ResetPasswordScreen,
}))
const SignedInRoutes = lazy(async () => ({
  default: (await import('./signedInRoutes.tsx')).SignedInRoutes,
}))

/** Every address of the portal and who may see it. Specification §2 "Route table". */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<Home />} />
      <Route element={<BareLayout />}>
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.requestPasswordReset} element={<RequestPasswordResetScreen />} />
        <Route path={paths.resetPassword.pattern} element={<ResetPasswordScreen />} />
      </Route>
      <Route path="*" element={<SignedInRoutes />} />
    </Routes>
  )
}

function Home() {
  return <Navigate to={useSession() === null ? paths.login : paths.dashboard} replace />
}

function Login() {
  const { state } = useLocation()
  if (useSession() === null) return <LoginScreen />
  return <Navigate to={returnAddress(state) ?? paths.dashboard} replace />
}
