'use client'

import { formatCount } from '@netportal/format'
import { CircleX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { useFormats } from '../../texts/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { fontWeight, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import {
  english,
  type Figure,
  type FigureFormat,
  figureText,
  figureTone,
  suffixGap,
} from '../Figure/figure.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { ownElements } from '../Words/ownElements.tsx'

/** A figure with room for more words. */
export interface ListedFigure extends Figure {
  /** Words after what it counts, such as the period of a sum. @default none */
  note?: string | undefined
}

export interface FigureListProps extends Omit<ComponentProps<'dl'>, 'children'>, FigureFormat {
  /** The figures, each with what it counts. */
  figures: readonly ListedFigure[]
  /** Holds the places of figures that are on their way, whatever their values. @default false */
  pending?: boolean
}

/**
 * A few small figures, two in a row: in a card, in a box under its main figure. Not for the figures that a
 * page is about: a `FigureStrip` or a `StatBox`.
 */
export function FigureList({
  figures,
  pending = false,
  formatValue,
  missingText,
  ...rest
}: FigureListProps) {
  const texts = useTexts('FigureList', english, { missingText })
  const local = useFormats({ formatCount })
  const format = { ...texts, formatValue: formatValue ?? local.formatCount }
  return (
    <List {...rest}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <Label>
            <span>{figure.label}</span>
            {figure.note && <span>{` ${figure.note}`}</span>}
          </Label>
          {pending ? (
            <Value $tone="plain">
              <span>
                <Skeleton inline width="64px" height="16px" />
              </span>
            </Value>
          ) : (
            <FigureValue figure={figure} format={format} />
          )}
        </div>
      ))}
    </List>
  )
}

function FigureValue({ figure, format }: { figure: Figure; format: FigureFormat }) {
  const tone = figureTone(figure)
  return (
    <Value $tone={tone}>
      {tone === 'critical' && <CircleX />}
      <span>
        <span>{figureText(figure, format)}</span>
        {figure.suffix && <Suffix>{ownElements([suffixGap(figure.suffix), figure.suffix])}</Suffix>}
      </span>
    </Value>
  )
}

const List = styled.dl`
  display: grid;
  /* Two beside each other, unless that is too narrow for a figure and its unit. */
  grid-template-columns: repeat(auto-fit, minmax(max(40%, ${rem(104)}), 1fr));
  row-gap: ${space[3]};
  ${media.below.sm} {
    row-gap: ${space[2]};
  }
`

const Label = styled.dt`
  color: ${color('text.muted')};
  ${text('caption')}
`

const tones = {
  plain: css``,
  muted: css`
    color: ${color('text.subtle')};
    font-weight: ${fontWeight.medium};
  `,
  critical: css`
    color: ${color('status.critical.text')};
    .lucide {
      color: ${color('status.critical.fill')};
    }
  `,
}

const Value = styled.dd<{ $tone: keyof typeof tones }>`
  display: flex;
  align-items: center;
  gap: 6px;
  ${text('figureSm')}
  ${({ $tone }) => tones[$tone]}
`

const Suffix = styled.span`
  font-size: 0.75em;
  /* The figure's line stays as high as without it. */
  line-height: 1;
  font-weight: ${fontWeight.medium};
  letter-spacing: 0;
  font-variant-numeric: normal;
`
