/** A part of a picture, px. */
interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The pixels painted in a picture file. */
export interface Pixels {
  width: number
  height: number
  /** Colours of an area as `#rrggbb`, each with how many pixels have it; what is not opaque as `#rrggbbaa`. */
  colors: (area?: Area) => ReadonlyMap<string, number>
  /** Smallest area that holds whatever is not of the ground's colour; null when all is. */
  ink: (area: Area, ground: string) => Area | null
}

/** Decodes a picture file. */
export async function pixelsOf(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser cannot paint pictures')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const words = new Uint32Array(data.buffer)
  const rows = (area: Area) =>
    Array.from({ length: area.height }, (_, row) => {
      const start = (area.y + row) * width + area.x
      return words.subarray(start, start + area.width)
    })
  return {
    width,
    height,
    colors: (area = { x: 0, y: 0, width, height }) => {
      const counts = new Map<number, number>()
      for (const row of rows(area)) {
        for (const word of row) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      return new Map([...counts].map(([word, count]) => [colorOf(word), count]))
    },
    ink: (area, ground) => {
      const isInk = (word: number) => colorOf(word) !== ground
      const inked = rows(area).map((row) => [row.findIndex(isInk), row.findLastIndex(isInk)])
      const top = inked.findIndex(([first = -1]) => first >= 0)
      if (top < 0) return null
      const bottom = inked.findLastIndex(([first = -1]) => first >= 0)
      const left = Math.min(...inked.flatMap(([first = -1]) => (first >= 0 ? [first] : [])))
      const right = Math.max(...inked.map(([, last = -1]) => last))
      return {
        x: area.x + left,
        y: area.y + top,
        width: right - left + 1,
        height: bottom - top + 1,
      }
    },
  }
}

/** @param word red in its lowest byte, as little-endian machines read a pixel */
function colorOf(word: number): string {
  const channels = [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16))
  const [red, green, blue, alpha] = channels.map((channel) => channel.padStart(2, '0'))
  return alpha === 'ff' ? `#${red}${green}${blue}` : `#${red}${green}${blue}${alpha}`
}
