import { color, fontWeight, rem, text, VisuallyHidden } from '@netportal/ui'
import { styled } from 'styled-components'
import { useChartTheme } from '../chartTheme.ts'
import { FillSwatch } from '../palette/FillSwatch.tsx'
import { cutName, type NameCut } from '../text/cutName.ts'
import type { PlotFormats } from '../text/plotFormats.ts'
import { legendLength } from './pieLayout.ts'
import { sliceFill } from './pieShapes.ts'
import type { PieSlice } from './pieSlices.ts'

export interface PieLegendProps {
  slices: readonly PieSlice[]
  /** Text of a slice's value. */
  formatValue: (value: number) => string
  formats: Pick<PlotFormats, 'formatPercent'>
  /** Where long names are cut. */
  nameCut: NameCut | undefined
  /** A longer legend scrolls, px; null lets it grow. */
  maxHeight: number | null
  /** Called with the place of the slice whose entry is pointed at, null when none is. */
  onPoint: (place: number | null) => void
}

const entryPx = 36

/** Names every slice with its value and its share: what the pie says, in words. */
export function PieLegend({
  slices,
  formatValue,
  formats,
  nameCut,
  maxHeight,
  onPoint,
}: PieLegendProps) {
  const theme = useChartTheme()
  const scrolls = maxHeight !== null && slices.length * entryPx > maxHeight
  return (
    <List
      style={{ maxBlockSize: maxHeight === null ? 'none' : rem(maxHeight) }}
      {...(scrolls && { tabIndex: 0 })}
    >
      {slices.map((slice, place) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may share a name
          key={place}
          onPointerEnter={() => onPoint(place)}
          onPointerLeave={() => onPoint(null)}
        >
          <FillSwatch fill={sliceFill(slice, theme)} size={12} />
          <Name name={slice.label} nameCut={nameCut} />
          <Value>{formatValue(slice.value)}</Value>
          <Share>{formats.formatPercent(slice.shownPercent, 1)}</Share>
        </Entry>
      ))}
    </List>
  )
}

/** Cut for sight alone. */
function Name({ name, nameCut }: { name: string; nameCut: NameCut | undefined }) {
  const cut = cutName(name, legendLength, nameCut)
  if (cut === name)
    return (
      <Label>
        <bdi>{name}</bdi>
      </Label>
    )
  return (
    <Label>
      <bdi aria-hidden>{cut}</bdi>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Label>
  )
}

const List = styled.ul`
  min-inline-size: 0;
  overflow-y: auto;
`

const Entry = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: ${rem(entryPx)};
  ${text('table')}

  &:not(:first-child) {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`

const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Value = styled.b`
  margin-inline-start: auto;
  font-weight: ${fontWeight.semibold};
`

const Share = styled.span`
  flex: none;
  min-inline-size: ${rem(48)};
  color: ${color('text.subtle')};
  text-align: end;
`
