import '@netportal/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { ParkingConsole } from './ParkingConsole.tsx'

const root = document.getElementById('root')
const isOwnPage = new URLSearchParams(location.search).has('own-page')
if (root) createRoot(root).render(<ParkingConsole isOwnPage={isOwnPage} />)
