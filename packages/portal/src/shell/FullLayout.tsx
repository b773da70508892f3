import { ToastProvider } from '@netportal/ui'
import { Outlet } from 'react-router-dom'
import { RemoteCache } from '../api/RemoteCache.tsx'
import { session, useSession } from '../auth/session.ts'
import { config } from '../config.ts'
import { AddressProvider } from '../shared/address/address.tsx'
import { toggleColorScheme, useColorScheme } from './colorScheme.ts'
import { Footer } from './Footer.tsx'
import { Frame } from './Frame.tsx'
import { type Account, NavBarView } from './NavBarView.tsx'
import { PrintStyle } from './PrintStyle.ts'
import { UnkeptNote } from './UnkeptNote.tsx'
import { useAccount } from './useAccount.ts'
import { Waiting } from './Waiting.tsx'

/** Around every other page. What it reads about the viewer goes when the session does. */
export function FullLayout() {
  const isSignedIn = useSession() !== null
  return <RemoteCache>{isSignedIn ? <AccountShell /> : <Shell account={null} />}</RemoteCache>
}

function AccountShell() {
  return <Shell account={useAccount()} />
}

function Shell({ account }: { account: Account | null }) {
  const nav = (
    <NavBarView
      brand={config()}
      colorScheme={useColorScheme()}
      onToggleColorScheme={toggleColorScheme}
      account={account}
    />
  )
  return (
    <ToastProvider>
      <PrintStyle />
      <Waiting />
      <Frame nav={nav} footer={<Footer viewer={account?.viewer ?? null} />}>
        <AddressProvider>
          {account !== null && !session.isKept() && <UnkeptNote />}
          <Outlet />
        </AddressProvider>
      </Frame>
    </ToastProvider>
  )
}
