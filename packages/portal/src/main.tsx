import '@netportal/ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { session } from './auth/session.ts'
import { loadConfig, setConfig } from './config.ts'
import { StartFailure } from './StartFailure.tsx'
import { isFirstThemeRight, showChosenTheme } from './shell/themeChoice.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')
const root = createRoot(place)

// Whoever is signed in will need it: it comes while the configuration does.
if (session.get() !== null) import('./signedInRoutes.tsx').catch(() => undefined)

try {
  const isThemeShown = showChosenTheme().catch(() => undefined)
  setConfig(await loadConfig())
  // Otherwise the page would be drawn in one theme first and then in another.
  if (!isFirstThemeRight()) await isThemeShown
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
} catch (error) {
  root.render(<StartFailure message={error instanceof Error ? error.message : String(error)} />)
}
