import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Watches whether a box is too low for its content, which it must then let a keyboard scroll: from the first
 * frame on, so the box has to be laid out by the effects that come before.
 * @returns a ref for the box, and whether it scrolls
 */
export function useScrolls(): [ref: RefObject<HTMLDivElement | null>, scrolls: boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return [ref, scrolls]
}
