import { BrowserRouter } from 'react-router-dom'
import { PortalTheme } from './PortalTheme.tsx'
import { PortalRoutes } from './routes.tsx'

/** The portal, once its configuration is known. */
export function App() {
  return (
    <PortalTheme>
      <BrowserRouter>
        <PortalRoutes />
      </BrowserRouter>
    </PortalTheme>
  )
}
