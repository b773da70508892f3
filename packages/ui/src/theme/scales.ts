/** Root font size that the rem values stand on; a reader's own setting scales all of them. */
const rootPx = 16

/** Turns a length of the 4 px grid into rem, so that it grows with the reader's text. */
export function rem(px: number): string {
  return `${px / rootPx}rem`
}

/** Distances between things, on the 4 px grid; the key is the number of grid steps. */
export const space = {
  0: '0',
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
} as const

/** Sizes of things. Heights of controls and rows are minima: text may make them grow. */
export const size = {
  controlSm: rem(28),
  control: rem(36),
  controlLg: rem(40),
  controlTouch: rem(44),
  controlTouchSm: rem(36),
  row: rem(44),
  rowHead: rem(36),
  nav: rem(56),
  band: rem(48),
  /** The smallest thing that may be pressed. WCAG 2.2 SC 2.5.8. */
  hitMin: rem(24),
} as const

/** Edges of icons; they grow with the text beside them. */
export const iconSize = { sm: rem(14), md: rem(16), lg: rem(20) } as const

/** Radii of corners. */
export const radius = {
  xs: '2px',
  sm: '4px',
  md: '6px',
  lg: '8px',
  xl: '12px',
  pill: '999px',
} as const

/** Widths of edges and rules. */
export const border = { hairline: '1px', strong: '2px' } as const

/** Durations and curves of movement. */
export const motion = {
  duration: { fast: '120ms', base: '180ms', slow: '240ms' },
  easing: { standard: 'cubic-bezier(0.2, 0, 0, 1)', exit: 'cubic-bezier(0.4, 0, 1, 1)' },
} as const

/** Stacking order within the page. Modals and toasts live in the browser's top layer, above all of it. */
export const z = {
  base: 0,
  stickyCell: 1,
  sticky: 10,
  stickyCorner: 11,
  nav: 20,
  dropdown: 30,
  tooltip: 70,
} as const

/** Widths in px from which a wider layout begins. */
export const breakpoint = { xxs: 320, xs: 360, sm: 640, md: 900, lg: 1200, xl: 1600 } as const

/** Widest a kind of content gets. */
export const container = {
  page: '1440px',
  auth: '400px',
  form: '560px',
  modalSm: '440px',
  modalMd: '560px',
  modalLg: '640px',
  modalXl: '960px',
  modalWide: '1120px',
} as const

/** Weights of the text's letters. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const
