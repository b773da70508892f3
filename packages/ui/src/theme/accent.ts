import { type ColorPath, colorOf } from './color.ts'
import { colorDistance } from './colorVision.ts'
import { type ContrastPair, contrastPairs, contrastRatio } from './contrast.ts'
import { type Oklch, readOklch, writeOklch } from './oklch.ts'
import type { Theme } from './theme.ts'

/**
 * Gives a theme an accent of its own: buttons, links, focus, selection and the first series of charts. Each is the
 * given colour where that can be told from what it lies on, otherwise the nearest in lightness that can.
 * @param accent six hex digits
 * @throws Error that names the pair of which no shade can be told apart
 */
export function withAccent(theme: Theme, accent: string): Theme {
  const seed = readOklch(accent)
  const tint = tinted(theme.color.accent.tint, seed)
  const selected = tinted(theme.color.surface.selected, seed)
  const grounded: Theme = {
    ...theme,
    color: {
      ...theme.color,
      surface: { ...theme.color.surface, selected },
      accent: { ...theme.color.accent, tint },
    },
  }
  const fill = fillOf(grounded, accent, seed)
  const focus = shadeOf(grounded, 'focus', accent, seed)
  const text = shadeOf(grounded, 'accent.text', accent, seed)
  const { color, chart } = grounded
  return {
    ...grounded,
    color: { ...color, focus, accent: { ...color.accent, ...fill, text } },
    chart: { ...chart, categorical: withFirst(chart.categorical, fill.base) },
  }
}

/**
 * Puts a colour before those of charts: in the place of the one most like it, or of the first where that would be its
 * neighbour and like it too.
 */
function withFirst(
  colors: Theme['chart']['categorical'],
  first: string,
): Theme['chart']['categorical'] {
  const distances = colors.map((own) => colorDistance(own, first))
  const [toFirst = 0] = distances
  const place = toFirst < enough ? 0 : distances.indexOf(Math.min(...distances))
  const at = (index: number, own: string) => (index > place ? own : (colors[index - 1] ?? own))
  const [, b, c, d, e, f, g, h] = colors
  return [first, at(1, b), at(2, c), at(3, d), at(4, e), at(5, f), at(6, g), at(7, h)]
}

/** Distance of neighbours in a chart. */
const enough = 0.08

/** A faint ground in the hue of the accent, as light as the theme's. */
function tinted(ground: string, { chroma, hue }: Oklch): string {
  const own = readOklch(ground)
  return writeOklch({ lightness: own.lightness, chroma: Math.min(own.chroma, chroma), hue })
}

/** The fill of a button, what it is under the pointer and while pressed, and the text on it. */
function fillOf(theme: Theme, accent: string, seed: Oklch) {
  const inks = [theme.color.accent.on, '#ffffff', '#0d1117']
  const found = inks.flatMap((on) => {
    const pairs = pairsOf(theme, 'accent.base').concat({ ground: on, min: 4.5, path: 'accent.on' })
    const base = nearest(accent, seed, pairs)
    return base === null ? [] : [{ on, base }]
  })
  const distance = ({ base }: { base: string }) =>
    Math.abs(readOklch(base).lightness - seed.lightness)
  const [best] = found.toSorted((a, b) => distance(a) - distance(b))
  if (!best) throw noShade(accent, 'accent.base', pairsOf(theme, 'accent.base'))
  const { on, base } = best
  const fill = readOklch(base)
  const away = readOklch(on).lightness > fill.lightness ? -1 : 1
  const moved = (step: number) =>
    writeOklch({ ...fill, lightness: Math.min(Math.max(fill.lightness + away * step, 0), 1) })
  return { on, base, hover: moved(0.055), active: moved(0.11) }
}

function shadeOf(theme: Theme, role: ColorPath, accent: string, seed: Oklch): string {
  const pairs = pairsOf(theme, role)
  const shade = nearest(accent, seed, pairs)
  if (shade === null) throw noShade(accent, role, pairs)
  return shade
}

interface Ground {
  path: ColorPath
  ground: string
  min: ContrastPair['min']
}

/** Everything that a role lies on. */
function pairsOf(theme: Theme, role: ColorPath): Ground[] {
  return contrastPairs
    .filter(({ foreground }) => foreground === role)
    .map(({ background, min }) => ({ path: background, ground: colorOf(theme, background), min }))
}

/** The shade of a colour, nearest in lightness, that can be told from all grounds; null where there is none. */
function nearest(accent: string, seed: Oklch, grounds: readonly Ground[]): string | null {
  const isTold = (shade: string) =>
    grounds.every(({ ground, min }) => contrastRatio(shade, ground) >= min)
  if (isTold(accent)) return accent.toLowerCase()
  for (let step = 0.005; step < 1; step += 0.005) {
    for (const lightness of [seed.lightness - step, seed.lightness + step]) {
      if (lightness < 0 || lightness > 1) continue
      const shade = writeOklch({ ...seed, lightness })
      if (isTold(shade)) return shade
    }
  }
  return null
}

function noShade(accent: string, role: ColorPath, grounds: readonly Ground[]): Error {
  const names = grounds.map(({ path, min }) => `${min}:1 on ${path}`).join(', ')
  return new Error(`No shade of ${accent} does as ${role}: it needs ${names}`)
}
