import { type RefCallback, useCallback, useState } from 'react'

/** Whether the content of a box is wider than the box. */
export type Overflow = 'unknown' | 'fits' | 'scrolls'

/**
 * Watches a box and its first child.
 * @returns a ref for the box, and what is known so far
 */
export function useOverflow(): [ref: RefCallback<HTMLElement>, overflow: Overflow] {
  const [overflow, setOverflow] = useState<Overflow>('unknown')
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const observer = new ResizeObserver(() =>
      // A pixel may be lost to rounding.
      setOverflow(box.scrollWidth > box.clientWidth + 1 ? 'scrolls' : 'fits'),
    )
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return [ref, overflow]
}
