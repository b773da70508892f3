import { type RefCallback, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { textScale } from './textScale.ts'

/** Fits a sheet of A4 or Letter. Paper is laid out at once, without word of new widths. */
const paperPx = 640

/**
 * Measures an element in whole sixteenths of the reader's text size: px, unless the reader has set another
 * one. What is laid out in them and placed by `rem` grows with the text of the page.
 * @returns a ref for the element, and its width: 0 until it is there, which is measured before it is painted
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width / textScale()))
    measure()
    const fitPaper = () =>
      flushSync(() => setWidth((width) => Math.min(width, Math.floor(paperPx / textScale()))))
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
