import { type RefCallback, useCallback, useState } from 'react'

/**
 * Watches whether a box is too low for its content, which it must then let a keyboard scroll.
 * @returns a ref for the box, and whether it scrolls
 */
export function useScrolls(): [ref: RefCallback<HTMLElement>, scrolls: boolean] {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1))
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return [ref, scrolls]
}
