/** Root font size that the rem values stand on; a reader's own setting scales all of them. */
const rootPx = 16

/** Turns a length of the 4 px grid into rem, so that it grows with the reader's text. */
export function rem(px: number): string {
  return `${px / rootPx}rem`
}

/** Distances between things as the theme has them; the key is the number of steps of a 4 px grid. */
export const space = {
  0: '0',
  1: 'var(--netportal-space-1)',
  2: 'var(--netportal-space-2)',
  3: 'var(--netportal-space-3)',
  4: 'var(--netportal-space-4)',
  5: 'var(--netportal-space-5)',
  6: 'var(--netportal-space-6)',
  8: 'var(--netportal-space-8)',
  10: 'var(--netportal-space-10)',
  12: 'var(--netportal-space-12)',
  16: 'var(--netportal-space-16)',
} as const

/** Sizes of things as the theme has them. Heights of controls and rows are minima: text may make them grow. */
export const size = {
  controlSm: 'var(--netportal-size-control-sm)',
  control: 'var(--netportal-size-control)',
  controlLg: 'var(--netportal-size-control-lg)',
  controlTouch: 'var(--netportal-size-control-touch)',
  controlTouchSm: 'var(--netportal-size-control-touch-sm)',
  row: 'var(--netportal-size-row)',
  rowHead: 'var(--netportal-size-row-head)',
  nav: 'var(--netportal-size-nav)',
  band: 'var(--netportal-size-band)',
  /** The smallest thing that may be pressed, in any theme. WCAG 2.2 SC 2.5.8. */
  hitMin: rem(24),
} as const

/** Edges of icons; they grow with the text beside them. */
export const iconSize = { sm: rem(14), md: rem(16), lg: rem(20) } as const

/** Radii of corners as the theme has them. */
export const radius = {
  xs: 'var(--netportal-radius-xs)',
  sm: 'var(--netportal-radius-sm)',
  md: 'var(--netportal-radius-md)',
  lg: 'var(--netportal-radius-lg)',
  xl: 'var(--netportal-radius-xl)',
  pill: 'var(--netportal-radius-pill)',
} as const

/** Shadows of what floats, as the theme has them. */
export const shadow = {
  menu: 'var(--netportal-shadow-menu)',
  modal: 'var(--netportal-shadow-modal)',
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
