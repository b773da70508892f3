/** A colour by perceived lightness (0–1), chroma (0 for a grey, to about 0.37) and hue (radians). CSS Color 4, "OKLCH". */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Three channels of a colour. */
export type Triple = readonly [number, number, number]

/**
 * Reads an opaque colour.
 * @param hex six hex digits, such as '#0a7d5a'
 * @throws Error for anything but six hex digits
 */
export function readOklch(hex: string): Oklch {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`Not an opaque colour of six hex digits: ${hex}`)
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => linear(parseInt(pair, 16)))
  const lms = times(toLms, [red, green, blue])
  const [lightness, a, b] = times(toLab, [Math.cbrt(lms[0]), Math.cbrt(lms[1]), Math.cbrt(lms[2])])
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** Writes a colour as six hex digits; one that no screen shows loses as much of its chroma as it has to. */
export function writeOklch({ lightness, chroma, hue }: Oklch): string {
  const whole = toLight(lightness, chroma, hue)
  if (isShown(whole)) return toHex(whole)
  let least = 0
  let most = chroma
  while (most - least > 0.0005) {
    const middle = (least + most) / 2
    if (isShown(toLight(lightness, middle, hue))) least = middle
    else most = middle
  }
  return toHex(toLight(lightness, least, hue))
}

function toLight(lightness: number, chroma: number, hue: number): Triple {
  const [l, m, s] = times(fromLab, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  return times(fromLms, [l ** 3, m ** 3, s ** 3])
}

function isShown(light: Triple): boolean {
  return light.every((channel) => channel >= -0.0001 && channel <= 1.0001)
}

/** Writes linear sRGB as six hex digits; what no screen shows is cut off. */
export function toHex(light: Triple): string {
  return `#${light.map((channel) => gamma(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Linear light of one 8-bit sRGB channel. */
export function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The 8-bit sRGB channel of a linear light. */
function gamma(light: number): number {
  const share = Math.min(Math.max(light, 0), 1)
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
}

/** Multiplies a colour by a matrix. */
export function times(matrix: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

// From linear sRGB, by Björn Ottosson, "A perceptual color space for image processing".
const toLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const
const fromLms = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const
