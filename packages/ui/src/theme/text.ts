import { css, type RuleSet } from 'styled-components'
import { fontWeight, rem } from './scales.ts'

interface TextStyle {
  sizePx: number
  linePx: number
  weight: number
  tracking: string
}

const { regular, medium, semibold } = fontWeight

/** The type scale. Nothing is smaller than 12 px. */
export const textStyles = {
  figureLg: { sizePx: 40, linePx: 44, weight: semibold, tracking: '-0.03em' },
  figureMd: { sizePx: 28, linePx: 32, weight: semibold, tracking: '-0.02em' },
  figureSm: { sizePx: 20, linePx: 24, weight: semibold, tracking: '-0.01em' },
  heading1: { sizePx: 24, linePx: 32, weight: semibold, tracking: '-0.015em' },
  /** Names a modal or a form that stands alone. */
  title: { sizePx: 18, linePx: 24, weight: semibold, tracking: '-0.01em' },
  heading2: { sizePx: 16, linePx: 24, weight: semibold, tracking: '-0.005em' },
  heading3: { sizePx: 14, linePx: 20, weight: semibold, tracking: '0' },
  body: { sizePx: 14, linePx: 20, weight: regular, tracking: '0.003em' },
  bodyStrong: { sizePx: 14, linePx: 20, weight: medium, tracking: '0.003em' },
  table: { sizePx: 13, linePx: 20, weight: regular, tracking: '0.005em' },
  label: { sizePx: 13, linePx: 16, weight: medium, tracking: '0.005em' },
  caption: { sizePx: 12, linePx: 16, weight: regular, tracking: '0.01em' },
  /** MAC addresses, IP addresses and ticket numbers only. */
  mono: { sizePx: 12.5, linePx: 20, weight: regular, tracking: '0' },
} as const satisfies Record<string, TextStyle>

/** Name of a style of the type scale. */
export type TextStyleName = keyof typeof textStyles

/** Sets one style of the type scale, in rem. */
export function text(name: TextStyleName): RuleSet {
  const style = textStyles[name]
  return css`
    ${name === 'mono' && css`font-family: ${({ theme }) => theme.font.mono};`}
    font-size: ${rem(style.sizePx)};
    line-height: ${rem(style.linePx)};
    font-weight: ${style.weight};
    letter-spacing: ${style.tracking};
  `
}
