interface Box {
  name: string
  /** The node it belongs to: a line that is cut off overlaps its own rest. */
  node: Node
  /** The element it stays in sight with; that covers what scrolls below it. */
  layer: Element | null
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Finds texts, fields and icons that lie one over the other where a reader sees them.
 * @returns a line for each pair
 */
export function overlaps(root: Element): string[] {
  const boxes = [...textBoxes(root), ...fieldBoxes(root), ...iconBoxes(root)]
    .filter(({ left, top, right, bottom }) => right - left > slack && bottom - top > slack)
    .toSorted((a, b) => a.top - b.top)
  return boxes.flatMap((box, place) => {
    const found: string[] = []
    for (let next = place + 1; next < boxes.length; next += 1) {
      const other = boxes[next]
      if (!other || other.top >= box.bottom - slack) break
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
      if (width > slack && box.node !== other.node && box.layer === other.layer)
        found.push(`'${box.name}' over '${other.name}'`)
    }
    return found
  })
}

/** Less than a letter's own margin, px. */
const slack = 2

/** Each line of each text, without the room above and below its letters. */
function textBoxes(root: Element): Box[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const boxes: Box[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const name = node.textContent?.trim()
    if (!name || !element || !isSeen(element) || element.closest('option')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const trim = (bottom - top) * 0.25
      boxes.push(
        clipped({ name, node, left, top: top + trim, right, bottom: bottom - trim }, element),
      )
    }
  }
  return boxes
}

/** Where the value of a field stands. */
function fieldBoxes(root: Element): Box[] {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([type=checkbox], [type=radio]), select, textarea',
  )
  return [...fields].filter(isSeen).map((field) => {
    const style = getComputedStyle(field)
    const { left, top, right, bottom } = field.getBoundingClientRect()
    return clipped(
      {
        name: `field ${field.name || field.ariaLabel || field.labels?.[0]?.textContent}`,
        node: field,
        left: left + Number.parseFloat(style.paddingLeft),
        top,
        right: right - Number.parseFloat(style.paddingRight),
        bottom,
      },
      field,
    )
  })
}

function iconBoxes(root: Element): Box[] {
  return [...root.querySelectorAll<SVGElement>('svg.lucide')].filter(isSeen).map((icon) => {
    const { left, top, right, bottom } = icon.getBoundingClientRect()
    return clipped(
      { name: `icon ${icon.classList[1]}`, node: icon, left, top, right, bottom },
      icon,
    )
  })
}

function isSeen(element: Element): boolean {
  // What floats above the page, such as a toast, is to cover what is below it.
  if (element.closest('[popover]')) return false
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).clipPath === 'inset(50%)') return false
  }
  return true
}

/** Cuts a box to the part that the boxes around its element leave of it. */
function clipped(box: Omit<Box, 'layer'>, element: Element): Box {
  let { left, top, right, bottom } = box
  for (let around: Element | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around)
    if (style.overflow === 'visible') continue
    const edge = around.getBoundingClientRect()
    left = Math.max(left, edge.left)
    top = Math.max(top, edge.top)
    right = Math.min(right, edge.right)
    bottom = Math.min(bottom, edge.bottom)
  }
  return { ...box, left, top, right, bottom, layer: stickyAround(element) }
}

function stickyAround(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).position === 'sticky') return around
  }
  return null
}
