import { type ColorPath, colorOf } from './color.ts'
import { linear } from './oklch.ts'
import type { Theme } from './theme.ts'

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`Not an opaque colour of six hex digits: ${hex}`)
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => linear(parseInt(pair, 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Contrast of two opaque colours, 1–21. WCAG 2.2 "contrast ratio".
 * @param a six hex digits, such as '#14181f'; the order of the two does not matter
 * @throws Error for anything but six hex digits
 */
export function contrastRatio(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Two colours of a theme that must be told apart. */
export interface ContrastPair {
  /** Colour of the text or mark. */
  foreground: ColorPath
  /** Colour it is drawn on. */
  background: ColorPath
  /** 4.5 for text, 3 for parts of controls. WCAG 2.2 SC 1.4.3, 1.4.11. */
  min: 4.5 | 3
}

const surfaces = [
  'canvas',
  'surface.base',
  'surface.sunken',
  'surface.raised',
  'surface.hover',
] as const satisfies ColorPath[]
const tints = [
  'status.good.tint',
  'status.warning.tint',
  'status.critical.tint',
  'status.noData.tint',
] as const satisfies ColorPath[]
/** Grounds of status text and fills, beside their own tint. */
const statusGrounds = [
  'canvas',
  'surface.base',
  'surface.raised',
  'surface.hover',
] as const satisfies ColorPath[]

function pairs(
  foreground: ColorPath,
  backgrounds: readonly ColorPath[],
  min: ContrastPair['min'],
): ContrastPair[] {
  return backgrounds.map((background) => ({ foreground, background, min }))
}

/** Every pair of roles that components put on one another. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text.base', [...surfaces, 'surface.selected', ...tints, 'accent.tint'], 4.5),
  ...pairs('text.muted', [...surfaces, 'surface.selected', ...tints], 4.5),
  ...pairs('text.subtle', surfaces, 4.5),
  ...pairs('accent.text', [...surfaces, 'surface.selected', 'accent.tint'], 4.5),
  ...pairs('accent.on', ['accent.base', 'accent.hover', 'accent.active'], 4.5),
  ...pairs(
    'status.critical.on',
    ['status.critical.solid', 'status.critical.solidHover', 'status.critical.solidActive'],
    4.5,
  ),
  ...pairs('inverse.text', ['inverse.surface'], 4.5),
  ...pairs('inverse.good', ['inverse.surface'], 3),
  ...pairs('inverse.warning', ['inverse.surface'], 3),
  ...pairs('inverse.critical', ['inverse.surface'], 3),
  ...(['good', 'warning', 'critical', 'noData'] as const).flatMap((status) => [
    ...pairs(`status.${status}.text`, [...statusGrounds, `status.${status}.tint`], 4.5),
    ...pairs(`status.${status}.fill`, [...statusGrounds, `status.${status}.tint`], 3),
  ]),
  ...pairs('line.control', ['canvas', 'surface.base', 'surface.raised', 'surface.sunken'], 3),
  ...pairs('accent.base', ['canvas', 'surface.base', 'surface.raised', 'surface.selected'], 3),
  ...pairs(
    'focus',
    [
      'canvas',
      'surface.base',
      'surface.raised',
      'surface.sunken',
      'status.good.tint',
      'status.warning.tint',
      'status.critical.tint',
    ],
    3,
  ),
]

/** Pairs of a theme that are too faint, with what they reach: for a product's own theme. */
export function contrastFailures(
  theme: Theme,
  {
    level = 'AA',
  }: {
    /** `AAA` asks 7 of text and 4.5 of parts of controls. WCAG 2.2 SC 1.4.6. @default AA */
    level?: 'AA' | 'AAA'
  } = {},
): (Omit<ContrastPair, 'min'> & { min: number; ratio: number })[] {
  return contrastPairs
    .map(({ foreground, background, min }) => ({
      foreground,
      background,
      min: level === 'AA' ? min : enhanced[min],
      ratio: contrastRatio(colorOf(theme, foreground), colorOf(theme, background)),
    }))
    .filter(({ ratio, min }) => ratio < min)
}

const enhanced = { 3: 4.5, 4.5: 7 }
