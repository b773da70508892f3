/** Tells whether a box's content is wider than the box; a pixel may be lost to rounding. */
export function isWider(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth + 1
}

/**
 * Marks what a table that is wider than its box hides at either edge, so that styles can say so, and makes room
 * for the columns that stay in sight at the end: actions, and the state before them. Written to elements
 * directly: a reader who scrolls would have React draw the table again.
 * @param frame around the box
 * @param box that scrolls; the table is its first child
 */
export function markScrollEdges(frame: HTMLElement, box: HTMLElement): void {
  const left = Math.abs(box.scrollLeft)
  frame.toggleAttribute('data-more-start', left > 1)
  frame.toggleAttribute('data-more-end', left + box.clientWidth < box.scrollWidth - 1)
  // Each length that is written here has the browser style the whole table once more.
  if (!isWider(box)) return
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')]
  const staying = stayingAtEnd(heads, box.clientWidth / 2)
  for (const slot of ['status', 'actions']) {
    const stays = staying.some((head) => head.dataset.slot === slot)
    frame.toggleAttribute(`data-keeps-${slot}`, stays)
  }
  const widthOf = (slot: string) =>
    staying.find((head) => head.dataset.slot === slot)?.offsetWidth ?? 0
  const first = heads.find((head) => head.dataset.slot !== 'lead')
  const end = box.getBoundingClientRect().right - 1
  const firstStays = first !== undefined && getComputedStyle(first).insetInlineStart === '0px'
  const atEnd = staying.filter((head) => {
    const { right } = head.getBoundingClientRect()
    return right >= end - (head.dataset.slot === 'status' ? widthOf('actions') : 0)
  })
  frame.style.setProperty('--actions-width', `${widthOf('actions')}px`)
  frame.style.setProperty('--start-edge', `${firstStays ? first.offsetWidth : 0}px`)
  frame.style.setProperty('--end-edge', `${sumOf(atEnd)}px`)
}

/** Takes no more than there is room for: the actions first. */
function stayingAtEnd(heads: readonly HTMLElement[], room: number): readonly HTMLElement[] {
  const actions = heads.filter((head) => head.dataset.slot === 'actions')
  const both = heads.filter((head) => ['status', 'actions'].includes(head.dataset.slot ?? ''))
  return [both, actions].find((some) => sumOf(some) <= room) ?? []
}

function sumOf(heads: readonly HTMLElement[]): number {
  return heads.reduce((sum, head) => sum + head.offsetWidth, 0)
}
