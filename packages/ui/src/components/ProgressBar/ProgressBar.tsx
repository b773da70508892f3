'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { onwards } from '../../theme/ComponentStyles.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { visuallyHidden } from '../../theme/mixins.ts'
import { radius, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the work. */
  label: ReactNode
  /** Hides the label from sight where the surroundings already say it. @default false */
  labelHidden?: boolean
  /** Part that is done, from 0 to `max`; null while nobody knows how much there is. */
  value: number | null
  /** All there is to do. @default 1 */
  max?: number
  /** How far it is, in words: '3 of 12 cars', '40 %'; read out in the place of the figure. */
  valueText?: string | undefined
  /** Colours the bar. @default 'neutral' */
  tone?: 'neutral' | 'good' | 'warning' | 'critical'
}

/**
 * How far work has come, or that it is under way. It says nothing by itself when it ends: a `Note` or a toast does.
 * Not for a share that stands still, which is a `Comb`, nor for a wait of a second or two, a `Spinner`.
 */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 1,
  valueText,
  tone = 'neutral',
  ...rest
}: ProgressBarProps) {
  const id = useId()
  const share = value === null || !(max > 0) ? null : Math.min(1, Math.max(0, value / max))
  return (
    <Root {...rest}>
      <Texts $isHidden={labelHidden && !valueText}>
        <Label id={id} $isHidden={labelHidden}>
          {label}
        </Label>
        {valueText && <bdi aria-hidden>{valueText}</bdi>}
      </Texts>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={share === null ? undefined : max}
        aria-valuenow={share === null ? undefined : share * max}
        aria-valuetext={valueText}
        $tone={tone}
      >
        {/* A drawing, since a width that hangs on data would be a style attribute in the HTML of a server. */}
        <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          {share === null ? (
            <Running x="0" y="0" width="30" height="1" />
          ) : (
            <rect x="0" y="0" width={share * 100} height="1" />
          )}
        </Bar>
      </Track>
    </Root>
  )
}

const Root = styled.div`
  min-inline-size: 0;
`

const Texts = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  ${({ $isHidden }) => !$isHidden && 'margin-block-end: 6px;'}
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  overflow-wrap: anywhere;

  > * {
    min-inline-size: 0;
  }
`

const Label = styled.span<{ $isHidden: boolean }>`
  color: ${color('text.base')};
  ${text('label')}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const inks = {
  neutral: color('accent.base'),
  good: color('status.good.fill'),
  warning: color('status.warning.fill'),
  critical: color('status.critical.fill'),
}

const Track = styled.div<{ $tone: NonNullable<ProgressBarProps['tone']> }>`
  block-size: ${rem(8)};
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color('line.base')};
  color: ${({ $tone }) => inks[$tone]};

  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    color: Highlight;
  }
  @media print {
    outline: 1px solid;
    print-color-adjust: exact;
  }
`

const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: currentColor;
  transform: ${onwards};
`

const run = keyframes`
  from { transform: translateX(-30px); }
  to { transform: translateX(100px); }
`

const Running = styled.rect`
  animation: ${run} 1.4s linear infinite;
  /* Without movement it fills the track, half as strong. */
  ${media.reducedMotion} {
    width: 100px;
    opacity: 0.5;
  }
`
