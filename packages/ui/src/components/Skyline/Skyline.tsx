'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'

/** Height in px and number of neighbouring ticks of that height. */
const runs = [
  [16, 5],
  [28, 3],
  [20, 8],
  [12, 8],
  [24, 8],
  [36, 6],
  [16, 3],
  [24, 10],
  [16, 6],
  [36, 5],
  [16, 3],
  [12, 5],
  [36, 5],
  [0, 1],
  [16, 11],
  [28, 6],
  [12, 6],
  [16, 10],
  [24, 8],
  [16, 5],
  [20, 5],
  [12, 6],
  [36, 10],
  [12, 6],
  [24, 6],
  [36, 6],
  [16, 10],
  [20, 8],
  [16, 10],
  [20, 8],
  [16, 3],
] as const

const heights = runs.flatMap(([height, count]) => Array<number>(count).fill(height))
const widthPx = heights.length * 8
const heightPx = 80

/** The one tick in the accent colour stands in the gap. */
const accentIndex = heights.indexOf(0)

const bar = (index: number, height: number) => `M${index * 8} ${heightPx}v${-height}h4v${height}z`
const ticks = heights.map((height, index) => bar(index, height)).join('')

/**
 * A row of ticks along the bottom of a page that has little else: sign-in and not-found pages.
 * Decoration only. It spans its nearest positioned ancestor, which must hide what overflows.
 */
export function Skyline(props: ComponentProps<'svg'>) {
  return (
    <Drawing aria-hidden {...props} viewBox={`0 0 ${widthPx} ${heightPx}`}>
      <path d={ticks} />
      <Accent d={bar(accentIndex, 72)} />
    </Drawing>
  )
}

const Drawing = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 50%;
  inline-size: ${widthPx}px;
  block-size: ${heightPx}px;
  margin-inline-start: ${-widthPx / 2}px;
  fill: ${color('line.base')};
  pointer-events: none;
`

const Accent = styled.path`
  fill: ${color('accent.base')};
`
