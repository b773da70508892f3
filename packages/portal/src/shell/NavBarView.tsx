import { isolate } from '@netportal/format'
import {
  Button,
  border,
  type ColorScheme,
  color,
  container,
  fontWeight,
  IconButton,
  iconSize,
  isolatedText,
  media,
  SkipLink,
  size,
  space,
  text,
  visuallyHidden,
  z,
} from '@netportal/ui'
import { BellRing, Moon, Search, Sun } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { locationSection, paths } from '../paths.ts'
import { type BrandNames, Logo } from '../shared/page/Brand.tsx'
import { gutter } from '../shared/page/gutter.ts'
import { PortalButtonLink } from '../shared/page/RouterLink.ts'
import { findKeys } from './findKeys.ts'
import type { MainLink } from './mainLink.ts'

/** Things that the bar offers to a person who is signed in. */
export interface Account {
  mainLink: MainLink
  /** Says who it is; null while that is not known. */
  viewer: string | null
  /** Address of the person's mails about incidents, where there are such mails. */
  mailsLink?: string | null
  /** Address of the figures of all locations by month, where there are such figures. */
  monthLink?: string | null
  /** Opens what finds anything. */
  onFind?: () => void
  onSignOut: () => void
}

export interface NavBarViewProps {
  brand: BrandNames
  colorScheme: ColorScheme
  onToggleColorScheme: () => void
  /** null when nobody is signed in: what needs a session is then left out. */
  account: Account | null
}

/** The bar on top of every page but those for signing in, and a link past it. Specification §2 "Global shell". */
export function NavBarView({ brand, colorScheme, onToggleColorScheme, account }: NavBarViewProps) {
  const givesWay = account?.mailsLink ? 'soon' : account?.onFind ? 'late' : 'never'
  const other = colorScheme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <SkipLink />
      <Root>
        <Row>
          {account && (
            <Links aria-label="Main">
              <BarLink to={account.mainLink.to} section={locationSection}>
                {account.mainLink.text}
              </BarLink>
              <BarLink to={paths.reports}>Reports</BarLink>
              {account.monthLink && (
                <WideOnly>
                  <BarLink to={account.monthLink}>Months</BarLink>
                </WideOnly>
              )}
            </Links>
          )}
          <End>
            {account?.mailsLink && (
              <MailsLink
                to={account.mailsLink}
                $variant="ghost"
                $isFound={account.onFind !== undefined}
                aria-label={mailsText}
                title={mailsText}
              >
                <BellRing size={iconSize.md} />
              </MailsLink>
            )}
            {account?.onFind && (
              <IconButton
                label="Find"
                title={`Find (${findKeys.text})`}
                aria-keyshortcuts={findKeys.aria}
                onClick={account.onFind}
              >
                <Search size={iconSize.md} />
              </IconButton>
            )}
            <IconButton label={`Switch to ${other} theme`} onClick={onToggleColorScheme}>
              {other === 'dark' ? <Moon size={iconSize.md} /> : <Sun size={iconSize.md} />}
            </IconButton>
            <BrandPlace $isLast={account === null} $givesWay={givesWay}>
              <Home
                to={account?.mainLink.to ?? paths.home}
                aria-label={`${isolate(brand.productTitle)}, home`}
              >
                <Logo logo={brand.logo} sizePx={20} />
                <span>{brand.productTitle}</span>
              </Home>
            </BrandPlace>
            {account?.viewer && <Viewer>{isolatedText(account.viewer)}</Viewer>}
            {account && (
              <SignOut variant="ghost" onClick={account.onSignOut}>
                Logout
              </SignOut>
            )}
          </End>
        </Row>
      </Root>
    </>
  )
}

const mailsText = 'Incident mails'

interface BarLinkProps {
  to: string
  /** Beginning of the addresses of pages that lie below this one. */
  section?: string
  children: string
}

/** Marks its own page as the current one, and itself as the current place on those below. */
function BarLink({ to, section, children }: BarLinkProps) {
  const { pathname } = useLocation()
  const isBelow = section !== undefined && pathname.startsWith(section)
  const current = pathname === to ? 'page' : isBelow
  return (
    <PageLink to={to} aria-current={current || undefined}>
      {children}
    </PageLink>
  )
}

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${z.nav};
  border-block-end: ${border.hairline} solid ${color('line.base')};
  background: ${color('surface.base')};

  @media (height < 480px) {
    position: static;
  }
  @media print {
    display: none;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[6]};
  max-inline-size: ${container.page};
  margin-inline: auto;
  ${gutter}
  ${media.below.sm} {
    column-gap: ${space[2]};
  }
  ${media.below.xs} {
    column-gap: 0;
  }
`

const Links = styled.nav`
  display: flex;
  gap: ${space[6]};
  min-block-size: calc(${size.nav} - ${border.hairline});
  ${media.below.sm} {
    gap: ${space[4]};
  }
  ${media.below.xs} {
    gap: ${space[2]};
  }
`

/** Left out where the bar has no room for it: the overview leads there too. */
const WideOnly = styled.span`
  display: flex;
  ${media.below.sm} {
    display: none;
  }
`

const PageLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  color: ${color('text.muted')};
  font-weight: ${fontWeight.medium};

  &:hover,
  &[aria-current] {
    color: ${color('text.base')};
    text-decoration: none;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: ${border.strong};
    background: ${color('line.ink')};
    ${media.forcedColors} {
      background: Highlight;
    }
  }
`

const End = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-block-size: calc(${size.nav} - ${border.hairline});
  min-inline-size: 0;
  ${media.below.sm} {
    gap: 0;
  }
`

/** On the narrowest screens it gives way to what one can press: the footer has it too. */
const BrandPlace = styled.div<{ $isLast: boolean; $givesWay: 'soon' | 'late' | 'never' }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  block-size: ${size.hitMin};
  margin-inline: ${space[2]} ${({ $isLast }) => ($isLast ? '0' : space[2])};
  padding-inline: ${space[4]} ${({ $isLast }) => ($isLast ? '0' : space[4])};
  border: 0 solid ${color('line.base')};
  border-inline-width: ${border.hairline} ${({ $isLast }) => ($isLast ? '0' : border.hairline)};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.005em;
  white-space: nowrap;

  ${media.below.sm} {
    margin-inline: ${space[1]};
    padding-inline: 10px;
    span {
      ${visuallyHidden}
    }
  }
  ${media.below.xs} {
    display: ${({ $givesWay }) => ($givesWay === 'never' ? 'flex' : 'none')};
    margin-inline: 0;
    padding-inline: ${space[1]};
    border: 0;
  }
  @media (width < 420px) {
    ${({ $givesWay }) => $givesWay === 'soon' && 'display: none;'}
  }
`

/** As high as what one presses beside it. */
const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.hitMin};
  min-inline-size: ${size.hitMin};
  justify-content: center;
  color: inherit;

  &:hover {
    color: inherit;
    text-decoration: none;
  }
`

const Viewer = styled.span`
  overflow: hidden;
  max-inline-size: 240px;
  margin-inline-start: ${space[2]};
  color: ${color('text.muted')};
  ${text('caption')}
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.below.md} {
    display: none;
  }
`

/**
 * As wide as the button beside it. It stands before what is there from the start, so that nothing moves when it comes.
 * On the narrowest screens it is among what Find leads to.
 */
const MailsLink = styled(PortalButtonLink)<{ $isFound: boolean }>`
  padding: 0;
  inline-size: ${size.control};
  ${media.touch} {
    inline-size: ${size.controlTouch};
  }
  ${media.below.xs} {
    display: ${({ $isFound }) => ($isFound ? 'none' : 'flex')};
  }
`

/** Its text, not its edge, stands on the page's line. */
const SignOut = styled(Button)`
  margin-inline-end: -14px;
  ${media.below.sm} {
    margin-inline-end: -8px;
    padding-inline: 8px;
  }
`
