import { DocumentStyles, darkTheme, lightTheme, ThemeRoot } from '@netportal/ui'
import { BrowserRouter } from 'react-router-dom'
import { PortalRoutes } from './routes.tsx'
import { useColorScheme } from './shell/colorScheme.ts'

/** The portal, once its configuration is known. */
export function App() {
  return (
    <ThemeRoot theme={useColorScheme() === 'dark' ? darkTheme : lightTheme}>
      <DocumentStyles />
      <BrowserRouter>
        <PortalRoutes />
      </BrowserRouter>
    </ThemeRoot>
  )
}
