import { type RefCallback, useCallback, useState } from 'react'

/**
 * Width of an element in whole px, kept up to date.
 * @returns a ref for the element, and its width: 0 until it is there, which is measured before it is painted
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
