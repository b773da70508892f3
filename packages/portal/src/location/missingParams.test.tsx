import { DocumentStyles, lightTheme, ThemeRoot, ToastProvider } from '@netportal/ui'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RemoteCache } from '../api/RemoteCache.tsx'
import { DeviceHistoryScreen } from '../screens/DeviceHistory/DeviceHistoryScreen.tsx'
import { DevicesScreen } from '../screens/Devices/DevicesScreen.tsx'
import { SsidStatsScreen } from '../screens/SsidStats/SsidStatsScreen.tsx'
import { SsidsScreen } from '../screens/Ssids/SsidsScreen.tsx'
import { TicketsScreen } from '../screens/Tickets/TicketsScreen.tsx'
import { TimelineScreen } from '../screens/Timeline/TimelineScreen.tsx'
import { AddressProvider } from '../shared/address/address.tsx'

const noLocation = 'Location ID is missing from URL.'

it.each<[string, ComponentType, string]>([
  ['devices', DevicesScreen, noLocation],
  ['SSIDs', SsidsScreen, noLocation],
  ['tickets', TicketsScreen, noLocation],
  ['timeline', TimelineScreen, noLocation],
  ['SSID stats', SsidStatsScreen, 'Location ID or SSID WLAN ID is missing from URL.'],
  ['device history', DeviceHistoryScreen, 'Location ID or Device MAC address is missing from URL.'],
])('an address without its parameters has no %s', async (_, Screen, message) => {
  const page = await render(
    <ThemeRoot theme={lightTheme}>
      <DocumentStyles />
      <MemoryRouter>
        <ToastProvider>
          <AddressProvider>
            <RemoteCache>
              <Screen />
            </RemoteCache>
          </AddressProvider>
        </ToastProvider>
      </MemoryRouter>
    </ThemeRoot>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Error: ${message}`)
})
