import { DocumentStyles, lightTheme, ThemeRoot } from '@netportal/ui'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { NavBarView } from './NavBarView.tsx'

it.each([
  ['/dashboard', ['page', null]],
  ['/locations/101/devices', ['true', null]],
  ['/locations/101/ssids/5/stats', ['true', null]],
  ['/reports', [null, 'page']],
  ['/nowhere', [null, null]],
])('marks at %s where the reader is', async (address, current) => {
  const page = await render(
    <ThemeRoot theme={lightTheme}>
      <DocumentStyles />
      <MemoryRouter initialEntries={[address]}>
        <NavBarView
          brand={{ productTitle: 'Network Portal', logo: null }}
          colorScheme="light"
          onToggleColorScheme={() => {}}
          account={{
            mainLink: { text: 'Dashboard', to: '/dashboard' },
            viewer: null,
            onSignOut: () => {},
          }}
        />
      </MemoryRouter>
    </ThemeRoot>,
  )
  const links = ['Dashboard', 'Reports'].map((name) => page.getByRole('link', { name }).element())
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(current)
})
