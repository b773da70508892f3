import { Outlet } from 'react-router-dom'
import { Footer } from './Footer.tsx'
import { Frame } from './Frame.tsx'

/** Around the pages for signing in: no navigation bar, whoever looks. */
export function BareLayout() {
  return (
    <Frame footer={<Footer viewer={null} />}>
      <Outlet />
    </Frame>
  )
}
