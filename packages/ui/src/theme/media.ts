import { breakpoint } from './scales.ts'

/** Breakpoints in em, so that large text gets the narrow layout too. */
const em = (px: number) => `${px / 16}em`

/** At-rules for style templates: `${media.below.sm} { … }`. */
export const media = {
  below: {
    /** A phone with text of twice the size. */
    xxs: `@media (width < ${em(breakpoint.xxs)})`,
    xs: `@media (width < ${em(breakpoint.xs)})`,
    sm: `@media (width < ${em(breakpoint.sm)})`,
    md: `@media (width < ${em(breakpoint.md)})`,
    lg: `@media (width < ${em(breakpoint.lg)})`,
    xl: `@media (width < ${em(breakpoint.xl)})`,
  },
  from: {
    xs: `@media (width >= ${em(breakpoint.xs)})`,
    sm: `@media (width >= ${em(breakpoint.sm)})`,
    md: `@media (width >= ${em(breakpoint.md)})`,
    lg: `@media (width >= ${em(breakpoint.lg)})`,
    xl: `@media (width >= ${em(breakpoint.xl)})`,
  },
  /** A phone's layout or a finger anywhere: controls grow. */
  touch: `@media (width < ${em(breakpoint.sm)}), (pointer: coarse)`,
  /** A pointer that can rest on something without pressing it. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const
