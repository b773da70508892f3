'use client'

import { formatCount } from '@netportal/format'
import { ChevronRight, CircleX } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../texts/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { figureUnit } from '../../theme/mixins.ts'
import { fontWeight, iconSize } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import {
  type Figure,
  type FigureFormat,
  type FigureTexts,
  figureText,
  figureTone,
  english as ofFigures,
  suffixGap,
} from '../Figure/figure.ts'
import { ownElements } from '../Words/ownElements.tsx'
import { Cell, Label, Strip, Value, viewTextWidth } from './parts.ts'

/** A figure of a `FigureStrip`. */
export interface StripFigure extends Figure {
  /** A quiet word beside the value: how much it covers. null or left out for none. */
  note?: string | null
  /** Opens what stands behind the figure. Without it the figure is plain text, as a zero should be. */
  onSelect?: () => void
}

/** Texts of a `FigureStrip` beside its figures. */
export interface FigureStripTexts extends FigureTexts {
  /** Text on figures that open something. @default 'View' */
  viewText: string
}

const english: FigureStripTexts = { ...ofFigures, viewText: 'View' }

export interface FigureStripProps
  extends Omit<ComponentProps<'dl'>, 'children'>,
    FigureFormat,
    Partial<FigureStripTexts> {
  /** Two to four figures. */
  figures: readonly StripFigure[]
}

/**
 * The large figures of a page, side by side under one heavy rule; two by two on a phone. Not for more than
 * five, nor for a figure that needs an explanation: a `StatBox`.
 */
export function FigureStrip({
  figures,
  viewText,
  formatValue,
  missingText,
  ...rest
}: FigureStripProps) {
  const texts = useTexts('FigureStrip', english, { viewText, missingText })
  const local = useFormats({ formatCount })
  const format = { ...texts, formatValue: formatValue ?? local.formatCount }
  return (
    <Strip {...rest} $count={figures.length}>
      {figures.map((figure) => (
        <StripCell key={figure.label} figure={figure} format={format} viewText={texts.viewText} />
      ))}
    </Strip>
  )
}

function StripCell({
  figure,
  format,
  viewText,
}: {
  figure: StripFigure
  format: FigureFormat
  viewText: string
}) {
  const id = useId()
  const tone = figureTone(figure)
  const value = (
    <>
      <span>{figureText(figure, format)}</span>
      {figure.suffix && <Suffix>{ownElements([suffixGap(figure.suffix), figure.suffix])}</Suffix>}
    </>
  )
  return (
    <Cell>
      <Label id={`${id}-label`} $hasView={Boolean(figure.onSelect)}>
        {tone === 'critical' && <Critical size={iconSize.sm} />}
        <span>{figure.label}</span>
      </Label>
      <Value $critical={tone === 'critical'}>
        {figure.onSelect ? (
          <Select
            type="button"
            aria-labelledby={`${id}-label ${id}-value ${id}-view`}
            onClick={figure.onSelect}
          >
            <Underlined id={`${id}-value`}>{value}</Underlined>{' '}
            <View>
              <ViewText id={`${id}-view`}>{viewText}</ViewText>
              <ChevronRight size={iconSize.sm} />
            </View>
          </Select>
        ) : (
          <span>{value}</span>
        )}
        {figure.note && <Aside>{` ${figure.note}`}</Aside>}
      </Value>
    </Cell>
  )
}

const Critical = styled(CircleX)`
  color: ${color('status.critical.fill')};
`

const Aside = styled.small`
  color: ${color('text.muted')};
  ${text('caption')}
`

const Suffix = styled.span`
  ${figureUnit}
`

const Select = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }
`

const Underlined = styled.span`
  text-decoration: underline 2px ${color('line.control')};
  text-underline-offset: 6px;

  ${Select}:hover & {
    text-decoration-color: currentColor;
  }
`

const View = styled.span`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-end: 16px;
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color('text.subtle')};
  ${text('caption')}
  font-weight: ${fontWeight.medium};
`

const ViewText = styled.span`
  @container (inline-size < ${viewTextWidth}) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
