/**
 * Moves labels apart by as little as possible (least squares), keeping their order.
 * @param wanted where each would like to be, ascending, px
 * @param gapPx least distance of two neighbours
 * @param low least place of the first
 * @param high greatest place of the last; the labels must have room: (n − 1) × gap ≤ high − low
 * @returns places, ascending
 */
export function spreadLabels(
  wanted: readonly number[],
  gapPx: number,
  low: number,
  high: number,
): readonly number[] {
  // With the gaps taken out it is a matter of never descending: neighbours that would do so share their mean.
  const blocks: { sum: number; count: number }[] = []
  for (const [index, place] of wanted.entries()) {
    let block = { sum: place - index * gapPx, count: 1 }
    for (
      let previous = blocks.at(-1);
      previous && mean(previous) >= mean(block);
      previous = blocks.at(-1)
    ) {
      block = { sum: previous.sum + block.sum, count: previous.count + block.count }
      blocks.pop()
    }
    blocks.push(block)
  }
  const last = high - (wanted.length - 1) * gapPx
  return blocks
    .flatMap((block) => new Array<number>(block.count).fill(mean(block)))
    .map((place, index) => Math.max(low, Math.min(last, place)) + index * gapPx)
}

function mean({ sum, count }: { sum: number; count: number }): number {
  return sum / count
}
