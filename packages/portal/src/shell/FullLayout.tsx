import { PrintStyles, ToastProvider } from '@netportal/ui'
import { Outlet } from 'react-router-dom'
import { RemoteCache } from '../api/RemoteCache.tsx'
import { session, useSession } from '../auth/session.ts'
import { AddressProvider } from '../shared/address/address.tsx'
import { Footer } from './Footer.tsx'
import { Frame } from './Frame.tsx'
import { NavBar } from './NavBar.tsx'
import type { Account } from './NavBarView.tsx'
import { Offline } from './Offline.tsx'
import { UnkeptNote } from './UnkeptNote.tsx'
import { useAccount } from './useAccount.ts'
import { useNextPages } from './useNextPages.ts'
import { Waiting } from './Waiting.tsx'

/** Around every other page. What it reads about the viewer goes when the session does. */
export function FullLayout() {
  const isSignedIn = useSession() !== null
  return <RemoteCache>{isSignedIn ? <AccountShell /> : <Shell account={null} />}</RemoteCache>
}

function AccountShell() {
  useNextPages()
  return <Shell account={useAccount()} />
}

function Shell({ account }: { account: Account | null }) {
  return (
    <ToastProvider>
      <PrintStyles />
      <Waiting />
      <Frame
        nav={
          <>
            <NavBar account={account} />
            <Offline />
          </>
        }
        footer={<Footer viewer={account?.viewer ?? null} />}
      >
        <AddressProvider>
          {account !== null && !session.isKept() && <UnkeptNote />}
          <Outlet />
        </AddressProvider>
      </Frame>
    </ToastProvider>
  )
}
