import { type RefCallback, useCallback, useState } from 'react'
import { isWider, markScrollEdges } from './scrollEdges.ts'

/**
 * Watches a box and its first child, and marks on what is around the box at which edges something is hidden, and
 * on the box that nothing is (`data-fits`). Most tables fit, and are not drawn again to say so.
 * @returns a ref for the box, and whether its content is wider than it; false until that is known
 */
export function useOverflow(): [ref: RefCallback<HTMLElement>, scrolls: boolean] {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const mark = () => {
      if (box.parentElement) markScrollEdges(box.parentElement, box)
    }
    const observer = new ResizeObserver(() => {
      const isScrolling = isWider(box)
      box.toggleAttribute('data-fits', !isScrolling)
      setScrolls(isScrolling)
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
  return [ref, scrolls]
}
