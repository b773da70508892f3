import {
  formatChoices,
  formatsSuffix,
  offeredReportTypes,
  type ReportType,
  reports,
} from '@netportal/contract'
import { ActionCard, media, space, Tag, VisuallyHidden } from '@netportal/ui'
import styled from 'styled-components'
import { reportCards } from './reportCards.tsx'

export interface OnDemandViewProps {
  /** Those that the API has. @default those of the specification */
  types?: readonly ReportType[]
  /** Opens the form of a report. */
  onSelect: (type: ReportType) => void
}

/** The reports that can be made at once. Specification §2 "On-demand cards". */
export function OnDemandView({ types = specified, onSelect }: OnDemandViewProps) {
  return (
    <Cards>
      {types.map((type) => (
        <ActionCard
          key={type}
          title={
            <>
              <span>{reports[type].title}</span>
              <VisuallyHidden>{formatsSuffix(reports[type])}</VisuallyHidden>
            </>
          }
          icon={reportCards[type].icon}
          tags={
            // The title says them already to whoever listens.
            <span aria-hidden>
              {formatChoices(type).map(({ format, label }) => (
                <Format key={format}>{label}</Format>
              ))}
            </span>
          }
          actionText="Generate Report"
          onSelect={() => onSelect(type)}
        >
          {reportCards[type].sentence}
        </ActionCard>
      ))}
    </Cards>
  )
}

const specified = offeredReportTypes(null)

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.below.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Format = styled(Tag)`
  margin-inline-start: ${space[1]};
`
