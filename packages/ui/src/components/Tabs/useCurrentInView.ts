import { useCallback } from 'react'

/** Width that stays in sight beside the open tab, so that its neighbour can be seen to go on, px. */
const peekPx = 32

const currentTab = '[aria-selected="true"], [aria-current]:not([aria-current="false"])'

/**
 * Keeps the open tab of a row that scrolls in sight, at the start and whenever another is opened, by whatever
 * link. It moves the row alone, at once and without animation, never the page.
 * @returns a ref for the row
 */
export function useCurrentInView() {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return
    const reveal = () => revealCurrent(row)
    const changes = new MutationObserver(reveal)
    changes.observe(row, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-selected', 'aria-current'],
    })
    // A phone that is turned, or a font that came late.
    const sizes = new ResizeObserver(reveal)
    sizes.observe(row)
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [])
}

function revealCurrent(row: HTMLElement) {
  const tab = row.querySelector(currentTab)
  if (!tab) return
  const visible = row.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  const before = left - peekPx - visible.left
  const after = right + peekPx - visible.right
  if (before < 0) row.scrollBy({ left: before, behavior: 'instant' })
  else if (after > 0) row.scrollBy({ left: after, behavior: 'instant' })
}
