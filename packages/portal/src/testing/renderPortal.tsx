import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { PortalTheme } from '../PortalTheme.tsx'
import { PortalRoutes } from '../routes.tsx'

/** The first test of a file waits for the development server, too. */
const arrival = { timeout: 15_000 }

/**
 * Renders the whole portal at an address, and waits for the code of the page that it leads to.
 * @returns the page's queries, where the portal is now, and the browser's Back
 */
export async function renderPortal(address: string) {
  let current = address
  let query = ''
  let goBack = () => {}
  function Watch() {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    current = pathname
    query = search
    goBack = () => navigate(-1)
    return null
  }
  const page = await render(
    <PortalTheme>
      <MemoryRouter initialEntries={[address]}>
        <PortalRoutes />
        <Watch />
      </MemoryRouter>
    </PortalTheme>,
  )
  await expect.element(page.getByRole('heading', { level: 1 }), arrival).toBeInTheDocument()
  return { page, address: () => current, query: () => query, goBack: () => goBack() }
}
