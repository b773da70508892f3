import { type RefCallback, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Fits a sheet of A4 or Letter. Paper is laid out at once, without word of new widths. */
const paperPx = 640

/**
 * Width of an element in whole px, kept up to date.
 * @returns a ref for the element, and its width: 0 until it is there, which is measured before it is painted
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    measure()
    const fitPaper = () => flushSync(() => setWidth((width) => Math.min(width, paperPx)))
    addEventListener('beforeprint', fitPaper)
    addEventListener('afterprint', measure)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', fitPaper)
      removeEventListener('afterprint', measure)
    }
  }, [])
  return [ref, width]
}
