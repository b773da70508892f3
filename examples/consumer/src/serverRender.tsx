import { renderToString } from 'react-dom/server'
import { ParkingConsole } from './ParkingConsole.tsx'

/** The page as a server sends it: the libraries do without a DOM. */
export function renderPage(): string {
  return renderToString(<ParkingConsole />)
}
