import { color, media, rem, useTheme } from '@netportal/ui'
import styled from 'styled-components'
import type { PortalConfig } from '../../config.ts'

/** Title that a provider gives its portal, and the picture that goes with it. */
export type BrandNames = Pick<PortalConfig, 'productTitle' | 'logo'>

/** The provider's logo for the present theme, or the built-in mark. Decoration: the title names it. */
export function Logo({ logo, sizePx }: Pick<BrandNames, 'logo'> & { sizePx: number }) {
  const { colorScheme } = useTheme()
  if (logo !== null) {
    return (
      <Choice>
        <source media={`${forced} and (prefers-color-scheme: dark)`} srcSet={logo.dark} />
        <source media={forced} srcSet={logo.light} />
        <Picture src={logo[colorScheme]} alt="" $heightPx={sizePx} />
      </Choice>
    )
  }
  return (
    <Mark viewBox="0 0 20 20" width={rem(sizePx)} height={rem(sizePx)} aria-hidden>
      <path d={bars.map(([x, y]) => bar(x, y)).join('')} />
      <Accent d={bar(10.67, 0)} />
    </Mark>
  )
}

/** The ground is then the reader's own, whichever the theme is. */
const forced = media.forcedColors.replace('@media ', '')

const bars = [
  [0, 9],
  [5.33, 9],
  [16, 9],
] as const

/** A rounded bar, 4 wide, that stands on the bottom line. */
function bar(x: number, y: number): string {
  return `M${x + 1} ${y}h2a1 1 0 0 1 1 1v${18 - y}a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v${y - 18}a1 1 0 0 1 1-1z`
}

/** Picks a picture, and is none itself. */
const Choice = styled.picture`
  display: contents;
`

const Picture = styled.img<{ $heightPx: number }>`
  flex: none;
  max-inline-size: ${({ $heightPx }) => rem($heightPx * 6)};
  block-size: ${({ $heightPx }) => rem($heightPx)};
  object-fit: contain;
`

const Mark = styled.svg`
  flex: none;
  fill: currentColor;
`

const Accent = styled.path`
  fill: ${color('accent.base')};
  ${media.forcedColors} {
    fill: currentColor;
  }
`
