import type { ThemeChart } from '@netportal/ui'
import { useForcedColors } from '@netportal/ui'
import { type ReactNode, useId, useMemo } from 'react'
import { usePageTheme } from '../chartTheme.ts'
import type { PlotTheme } from '../text/measureText.ts'

/**
 * Gives what a pie on a page is drawn with. Where the reader's own colours stand in for the theme's, patterns
 * tell the slices apart.
 * @returns the theme, and what the caller places beside the pie
 */
export function usePatternTheme(): { theme: PlotTheme; patterns: ReactNode } {
  const id = useId()
  const theme = usePageTheme()
  const isForced = useForcedColors()
  return useMemo(() => {
    if (!isForced) return { theme, patterns: null }
    const nameOf = (place: number) => `${id}pattern${place}`
    const categorical = palette((place) => `url(#${nameOf(place)})`)
    return {
      theme: { ...theme, chart: { ...theme.chart, categorical } },
      patterns: <Patterns nameOf={nameOf} />,
    }
  }, [isForced, theme, id])
}

function palette(fill: (place: number) => string): ThemeChart['categorical'] {
  return [fill(0), fill(1), fill(2), fill(3), fill(4), fill(5), fill(6), fill(7)]
}

/** Edge of a tile, px. */
const tile = 8

/** Path of the ink of each tile, in the order of the palette: neighbours differ at a glance. */
const inks = [
  'M0,4H8',
  'M-2,2L2,-2M0,8L8,0M6,10L10,6',
  'M2,2h0M6,6h0',
  'M0,1H8M0,5H8',
  '',
  'M-2,6L2,10M0,0L8,8M6,-2L10,2',
  'M0,4H8M4,0V8',
  'M1,0V8M5,0V8',
] as const

const inkWidths = [8, 2.5, 2.5, 1.5, 0, 1, 1, 2] as const

function Patterns({ nameOf }: { nameOf: (place: number) => string }) {
  return (
    <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
      {inks.map((d, place) => (
        <pattern
          key={d}
          id={nameOf(place)}
          patternUnits="userSpaceOnUse"
          width={tile}
          height={tile}
        >
          <rect width={tile} height={tile} fill="Canvas" />
          <path d={d} stroke="CanvasText" strokeWidth={inkWidths[place]} strokeLinecap="square" />
        </pattern>
      ))}
    </svg>
  )
}
