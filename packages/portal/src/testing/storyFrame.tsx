import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import { FooterView } from '../shell/FooterView.tsx'
import { Frame } from '../shell/Frame.tsx'
import { NavBarView } from '../shell/NavBarView.tsx'

/** Neutral names, for every story alike. */
export const brand = { productTitle: 'Network Portal', logo: null }

const account = {
  mainLink: { text: 'Dashboard', to: '/dashboard' },
  viewer: 'Customer, Harbour Hotels',
  onSignOut: fn(),
} as const

/** Links without a browser's address. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter initialEntries={['/dashboard']}>
    <Story />
  </MemoryRouter>
)

/** The surroundings of a page for somebody who is signed in. */
export const inFullFrame: Decorator = (Story, { globals }) => (
  <MemoryRouter initialEntries={['/dashboard']}>
    <Frame
      nav={
        <NavBarView
          brand={brand}
          colorScheme={globals.theme === 'dark' ? 'dark' : 'light'}
          onToggleColorScheme={fn()}
          account={account}
        />
      }
      footer={<FooterView brand={brand} companyName="Example Company" year={2026} />}
    >
      <Story />
    </Frame>
  </MemoryRouter>
)

/** The surroundings of a page for signing in. */
export const inBareFrame: Decorator = (Story) => (
  <MemoryRouter>
    <Frame footer={<FooterView brand={brand} companyName="Example Company" year={2026} />}>
      <Story />
    </Frame>
  </MemoryRouter>
)
