'use client'

import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { variable } from '../../theme/variables.ts'
import { type StripPeriod, type StripState, stripRuns } from './stripRuns.ts'

export interface StatusStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In order of time, not overlapping. */
  periods: readonly StripPeriod[]
  /** Start of the time shown, epoch milliseconds. */
  from: number
  /** End of the time shown. */
  to: number
  /** Says what the strip shows, such as 'Status since 2026-05-21 09:12: 3 offline periods'. */
  label: string
  /** Names the states in the key; a state without a name is not in it. */
  stateTexts: { [State in StripState]?: string }
  /** Marks along the time axis, in order; `at` is in epoch milliseconds. */
  ticks?: readonly { at: number; label: string }[]
}

/**
 * States over time: low while good, tall while bad, hatched while unknown. The list beside it has the
 * figures. Not for how much, which is a chart.
 */
export function StatusStrip({
  periods,
  from,
  to,
  label,
  stateTexts,
  ticks = [],
  ...rest
}: StatusStripProps) {
  const percent = (at: number) => ((at - from) / (to - from)) * 100
  return (
    <div {...rest}>
      <Key>
        {keyOrder.map(
          (state) =>
            stateTexts[state] && (
              <KeyItem key={state}>
                <Sample $state={state} />
                <span>{stateTexts[state]}</span>
              </KeyItem>
            ),
        )}
      </Key>
      <Bar role="img" aria-label={label}>
        {stripRuns(periods, from, to).map(({ state, startPercent, widthPercent }) => (
          <Run
            key={startPercent}
            $state={state}
            style={{
              insetInlineStart: insetOf(state, startPercent),
              inlineSize: `${widthPercent}%`,
            }}
          />
        ))}
      </Bar>
      {ticks.length > 0 && (
        <Axis aria-hidden>
          {ticks.map(({ at, label: tick }) => (
            <Tick key={at} style={{ insetInlineStart: `${percent(at)}%` }}>
              <span>{tick}</span>
            </Tick>
          ))}
        </Axis>
      )}
    </div>
  )
}

/** A bad run is never so thin that it is missed, and at the end of the strip it stays within. */
function insetOf(state: StripState, startPercent: number): string {
  return state === 'bad' ? `min(${startPercent}%, 100% - ${minBadPx}px)` : `${startPercent}%`
}

const minBadPx = 4

const keyOrder: readonly StripState[] = ['good', 'bad', 'unknown']

const hatching = (ink: string) =>
  `repeating-linear-gradient(-45deg, ${ink} 0 2px, transparent 2px 6px)`

const hatched = css`
  border: 1px solid ${color('status.noData.fill')};
  background: ${hatching(color('status.noData.fill'))};
  ${media.forcedColors} {
    border-color: CanvasText;
    background: ${hatching('CanvasText')};
  }
`

/** Where colours are the reader's own, height and hatching carry the state alone. */
const inOwnInk = css`
  ${media.forcedColors} {
    background: CanvasText;
  }
`

const fills = {
  good: css`
    background: ${color('status.good.fill')};
    ${inOwnInk}
  `,
  bad: css`
    background: ${color('status.critical.fill')};
    ${inOwnInk}
  `,
  unknown: hatched,
}

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin-block-end: 14px;
  color: ${color('text.muted')};
  ${text('caption')}
`

const KeyItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

const Sample = styled.span<{ $state: StripState }>`
  inline-size: 12px;
  block-size: ${({ $state }) => ($state === 'bad' ? 14 : 8)}px;
  border-radius: 1px;
  forced-color-adjust: none;
  ${({ $state }) => fills[$state]}
`

const Bar = styled.div`
  position: relative;
  block-size: 36px;
  border-block-end: 1px solid ${variable('chart.axis')};
  forced-color-adjust: none;
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

const bad = css`
  z-index: 1;
  block-size: 36px;
  min-inline-size: ${minBadPx}px;
  box-shadow:
    -2px 0 0 ${color('surface.base')},
    2px 0 0 ${color('surface.base')};
  ${media.forcedColors} {
    box-shadow:
      -2px 0 0 Canvas,
      2px 0 0 Canvas;
  }
`

const Run = styled.span<{ $state: StripState }>`
  position: absolute;
  inset-block-end: 0;
  block-size: 12px;
  border-radius: 1px 1px 0 0;
  ${({ $state }) => fills[$state]}
  ${({ $state }) => $state === 'bad' && bad}
`

const Axis = styled.div`
  position: relative;
  block-size: 20px;
  margin-block-start: 6px;
  color: ${variable('chart.label')};
  ${text('caption')}
`

const Tick = styled.span`
  position: absolute;
  inline-size: 0;
  display: flex;
  justify-content: center;
  white-space: nowrap;

  &:first-child {
    justify-content: flex-start;
  }
  &:last-child {
    justify-content: flex-end;
  }
  ${media.below.sm} {
    &:nth-child(even):not(:last-child) {
      display: none;
    }
  }
`
