import { color, fontWeight, motion, radius, size, space, text } from '@netportal/ui'
import { css, styled } from 'styled-components'
import type { PlotSeries } from './lineLayout.ts'
import { SeriesSwatch } from './SeriesSwatch.tsx'

export interface LineLegendProps {
  series: readonly PlotSeries[]
  /** Called with the name of the series to show or to hide. */
  onToggle: (name: string) => void
}

/** Names the series. Where there are several, each is a button that shows and hides its line. */
export function LineLegend({ series, onToggle }: LineLegendProps) {
  const [only] = series
  if (only && series.length === 1) {
    return (
      <Entry as="span">
        <SeriesSwatch series={only} />
        <bdi>{only.name}</bdi>
      </Entry>
    )
  }
  return (
    <List>
      {series.map((one) => (
        <li key={one.name}>
          <Entry
            type="button"
            aria-pressed={!one.isHidden}
            $isHidden={one.isHidden}
            onClick={() => onToggle(one.name)}
          >
            <SeriesSwatch series={one} />
            <bdi>{one.name}</bdi>
          </Entry>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
`

const Entry = styled.button<{ $isHidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.hitMin};
  padding: 0;
  border: 0;
  border-radius: ${radius.xs};
  background: none;
  color: ${color('text.muted')};
  ${text('table')}
  font-weight: ${fontWeight.regular};
  overflow-wrap: anywhere;
  transition: color ${motion.duration.fast} ${motion.easing.standard};

  button& {
    cursor: pointer;
  }
  ${({ $isHidden }) =>
    $isHidden &&
    css`
      color: ${color('text.subtle')};
      text-decoration: line-through;
      svg {
        opacity: 0.35;
      }
    `}
`
