import { color, fontWeight, motion, radius, size, space, text } from '@netportal/ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

/** A thing that a chart draws, by its name. */
export interface LegendEntry {
  /** The only one of the legend. */
  key: string
  name: string
  /** Its mark. */
  swatch: ReactNode
  /** Tells whether a reader has switched it off. */
  isHidden: boolean
}

export interface LegendProps {
  entries: readonly LegendEntry[]
  /** Called with the key of the entry to show or to hide. */
  onToggle: (key: string) => void
}

/** Names what a chart draws. Where there are several things, each is a button that shows and hides it. */
export function Legend({ entries, onToggle }: LegendProps) {
  const [only] = entries
  if (only && entries.length === 1) {
    return (
      <Entry as="span">
        {only.swatch}
        <bdi>{only.name}</bdi>
      </Entry>
    )
  }
  return (
    <List>
      {entries.map((one) => (
        <li key={one.key}>
          <Entry
            type="button"
            aria-pressed={!one.isHidden}
            $isHidden={one.isHidden}
            onClick={() => onToggle(one.key)}
          >
            {one.swatch}
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
