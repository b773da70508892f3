import { type RefCallback, useCallback, useState } from 'react'
import { markScrollEdges } from './scrollEdges.ts'

/** State of a box's content: whether it is wider than the box. */
export type Overflow = 'unknown' | 'fits' | 'scrolls'

/**
 * Watches a box and its first child, and marks on what is around the box at which edges something is hidden.
 * @returns a ref for the box, and what is known so far
 */
export function useOverflow(): [ref: RefCallback<HTMLElement>, overflow: Overflow] {
  const [overflow, setOverflow] = useState<Overflow>('unknown')
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const mark = () => {
      if (box.parentElement) markScrollEdges(box.parentElement, box)
    }
    const observer = new ResizeObserver(() => {
      // A pixel may be lost to rounding.
      setOverflow(box.scrollWidth > box.clientWidth + 1 ? 'scrolls' : 'fits')
      mark()
    })
    box.addEventListener('scroll', mark, { passive: true })
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [])
  return [ref, overflow]
}
