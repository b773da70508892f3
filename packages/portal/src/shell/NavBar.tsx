import { useTheme } from '@netportal/ui'
import { config } from '../config.ts'
import { type Account, NavBarView } from './NavBarView.tsx'
import { toggleTheme } from './themeChoice.ts'
import { useFind } from './useFind.tsx'
import { useThemesAtHand } from './useThemesAtHand.ts'

/** The bar on top of a page, which alone asks for the theme around: all else takes another without being drawn anew. */
export function NavBar({ account }: { account: Account | null }) {
  useThemesAtHand()
  const find = useFind(account !== null)
  return (
    <>
      <NavBarView
        brand={config()}
        colorScheme={useTheme().colorScheme}
        onToggleColorScheme={toggleTheme}
        account={account && { ...account, onFind: find.open }}
      />
      {find.dialog}
    </>
  )
}
