import { linear, readOklch, type Triple, times, toHex } from './oklch.ts'

/**
 * What full colour vision and the three lacks of it make of linear sRGB. Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
 */
const visions = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
] as const

type Vision = (typeof visions)[number]

/**
 * Measures how far two colours are apart to whoever finds them most alike, with full colour vision or without one
 * kind of cone.
 * @param a six hex digits
 * @param b six hex digits
 * @returns their distance in OKLab; of neighbours in a chart it should be 0.08 or more
 */
export function colorDistance(a: string, b: string): number {
  return Math.min(...visions.map((vision) => distance(seen(a, vision), seen(b, vision))))
}

function seen(hex: string, vision: Vision): string {
  const light = (at: number) => linear(parseInt(hex.slice(at, at + 2), 16))
  const rgb: Triple = [light(1), light(3), light(5)]
  return toHex(times(vision, rgb))
}

function distance(a: string, b: string): number {
  const [one, other] = [readOklch(a), readOklch(b)]
  const across = (of: (angle: number) => number) =>
    one.chroma * of(one.hue) - other.chroma * of(other.hue)
  return Math.hypot(one.lightness - other.lightness, across(Math.cos), across(Math.sin))
}
