import { fixtureNow } from '@netportal/contract/fixtures'
import { useTheme } from '@netportal/ui'
import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import { LocationBandView } from '../location/LocationBandView.tsx'
import { FooterView } from '../shell/FooterView.tsx'
import { Frame } from '../shell/Frame.tsx'
import { NavBarView } from '../shell/NavBarView.tsx'
import { harbourPoint, ready } from './remotes.ts'

/** Neutral names, for every story alike. */
export const brand = { productTitle: 'Network Portal', logo: null }

const account = {
  mainLink: { text: 'Dashboard', to: '/dashboard' },
  viewer: 'Customer, Harbour Hotels',
  onFind: fn(),
  onSignOut: fn(),
} as const

/** Links without a browser's address. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter initialEntries={['/dashboard']}>
    <Story />
  </MemoryRouter>
)

/** The surroundings of a page for somebody who is signed in. */
export const inFullFrame = fullFrameAt('/dashboard')

/** The surroundings of the reports page. */
export const inReportsFrame = fullFrameAt('/reports')

/** The surroundings of a page of Harbour Point Hotel. @param address of the page */
export function inLocationFrame(address: string): Decorator[] {
  return [inBand, fullFrameAt(address)]
}

const inBand: Decorator = (Story) => (
  <>
    <LocationBandView
      locationId={String(harbourPoint.id)}
      location={ready(harbourPoint)}
      nowMs={Date.parse(fixtureNow)}
    />
    <Story />
  </>
)

function fullFrameAt(address: string): Decorator {
  return (Story) => (
    <MemoryRouter initialEntries={[address]}>
      <Frame
        nav={<Nav />}
        footer={<FooterView brand={brand} companyName="Example Company" year={2026} />}
      >
        <Story />
      </Frame>
    </MemoryRouter>
  )
}

function Nav() {
  const { colorScheme } = useTheme()
  return (
    <NavBarView
      brand={brand}
      colorScheme={colorScheme}
      onToggleColorScheme={fn()}
      account={account}
    />
  )
}

/** The surroundings of a page for signing in. */
export const inBareFrame: Decorator = (Story) => (
  <MemoryRouter>
    <Frame footer={<FooterView brand={brand} companyName="Example Company" year={2026} />}>
      <Story />
    </Frame>
  </MemoryRouter>
)
