import { fontWeight, rem } from './scales.ts'
import type { Theme } from './theme.ts'

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
} satisfies Theme['text']

/** Everything of our themes that is no colour: comfortable, at a desk. */
export const measures: Pick<Theme, 'font' | 'space' | 'size' | 'radius' | 'text'> = {
  font: {
    sans: "'Instrument Sans Variable', 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif",
    mono: "'Geist Mono Variable', 'Geist Mono', ui-monospace, 'SFMono-Regular', Menlo, monospace",
    wordSpacing: '0.06em',
  },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  size: {
    controlSm: rem(28),
    control: rem(36),
    controlLg: rem(40),
    controlTouch: rem(44),
    controlTouchSm: rem(36),
    row: rem(44),
    rowHead: rem(36),
    nav: rem(56),
    band: rem(48),
  },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px', pill: '999px' },
  text: textStyles,
}

/** For pages of many figures, used with a mouse: less room, and the same for a finger. */
export const compactMeasures: Pick<Theme, 'space' | 'size'> = {
  space: {
    ...measures.space,
    2: '6px',
    3: '8px',
    4: '12px',
    5: '16px',
    6: '16px',
    8: '24px',
    10: '32px',
    12: '40px',
    16: '48px',
  },
  size: {
    ...measures.size,
    controlSm: rem(24),
    control: rem(28),
    controlLg: rem(32),
    row: rem(32),
    rowHead: rem(28),
    nav: rem(48),
    band: rem(40),
  },
}
