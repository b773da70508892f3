import { useState } from 'react'
import type { Period } from '../series/period.ts'

/**
 * Keeps the part of a period that is shown, unless the product keeps it.
 * @param given null for the whole; undefined where the chart keeps it itself
 * @returns the part, null for the whole; what changes it; whether the reader has done so
 */
export function useZoom(
  given: Period | null | undefined,
  onChange: ((zoom: Period | null) => void) | undefined,
): [Period | null, (zoom: Period | null) => void, boolean] {
  const [own, setOwn] = useState<Period | null>(null)
  const [wasChanged, setWasChanged] = useState(false)
  const change = (zoom: Period | null) => {
    setOwn(zoom)
    setWasChanged(true)
    onChange?.(zoom)
  }
  const zoom = given === undefined ? own : given
  return [zoom && zoom.from < zoom.to ? zoom : null, change, wasChanged]
}
