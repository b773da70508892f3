/** A block is about as high as a screen or two. */
const blockLength = 4000

/** Cuts a long text into blocks of some thousand characters, where a line or at least a word ends. */
export function textBlocks(text: string): string[] {
  const blocks: string[] = []
  let start = 0
  while (start < text.length) {
    const end = start + blockLength < text.length ? endOfBlock(text, start) : text.length
    blocks.push(text.slice(start, end))
    start = text[end] === '\n' ? end + 1 : end
  }
  return blocks
}

function endOfBlock(text: string, start: number): number {
  const end = start + blockLength
  const half = start + blockLength / 2
  const ending = text.slice(half, end)
  for (const gap of ['\n', ' ']) {
    const place = ending.lastIndexOf(gap)
    if (place >= 0) return half + place
  }
  // A word without an end is cut, but not within a pair of code units.
  return /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end
}
