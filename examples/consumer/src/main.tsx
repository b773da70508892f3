import '@netportal/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { ParkingConsole } from './ParkingConsole.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<ParkingConsole />)
