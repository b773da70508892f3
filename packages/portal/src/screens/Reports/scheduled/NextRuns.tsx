import type { RunRule } from '@netportal/contract/next-run'
import { border, color, space, text } from '@netportal/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { upcomingRuns } from './upcomingRuns.ts'

export interface NextRunsProps {
  rule: RunRule
  isActive: boolean
  /** ISO 8601 instant. */
  now: string
  viewerZone: string
  /** Zones of the locations that it is about: its report covers days of each. */
  zones: readonly string[]
  /** The first day, `yyyy-MM-dd`, that may have a run. */
  pausedUntil: string | null
}

/** Says when a schedule as it stands in the form will run, and which days each report covers. Loaded by itself: its rule is heavy. */
export function NextRuns({ rule, isActive, now, viewerZone, zones, pausedUntil }: NextRunsProps) {
  const titleId = useId()
  const runs = upcomingRuns(rule, now, viewerZone, zones, { pausedUntil })
  const isElsewhere = rule.timezone !== viewerZone
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>Next runs</Title>
      {!isActive ? (
        <Quiet>None while it is not active.</Quiet>
      ) : runs.length === 0 ? (
        <Quiet>Enter a time of day to see them.</Quiet>
      ) : (
        <Runs aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{rule.timezone}</th>
              {isElsewhere && <th scope="col">{`Your time (${viewerZone})`}</th>}
              <th scope="col">Covers</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ at, there, here, covers, note }) => (
              <tr key={at}>
                <th scope="row">
                  <span>{there}</span>
                  {note !== null && <Note>{note}</Note>}
                </th>
                {isElsewhere && <td>{here}</td>}
                <td>{covers}</td>
              </tr>
            ))}
          </tbody>
        </Runs>
      )}
    </section>
  )
}

const Title = styled.h3`
  margin-block-end: 6px;
  ${text('label')}
`

const Quiet = styled.p`
  color: ${color('text.muted')};
`

const Runs = styled.table`
  inline-size: 100%;
  border: ${border.hairline} solid ${color('line.base')};
  border-spacing: 0;
  ${text('table')}

  th,
  td {
    padding: ${space[1]} ${space[3]};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: inherit;
  }
  thead th {
    background: ${color('surface.sunken')};
    color: ${color('text.muted')};
    font-weight: inherit;
  }
`

const Note = styled.p`
  color: ${color('status.warning.text')};
  ${text('caption')}
`
