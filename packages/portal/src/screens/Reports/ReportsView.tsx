import { space, Tabs } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Page } from '../../shared/page/Page.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import type { Needed } from '../../shared/remote.ts'

export type ReportsTab = 'on-demand' | 'scheduled' | 'history'

export interface ReportsViewProps {
  /** The open tab. */
  tab: ReportsTab
  onTabChange: (tab: ReportsTab) => void
  /** Content of the open tab, once it is known who looks. */
  content: Needed<ReactNode>
  /** The shape of that content, until then. */
  skeleton: ReactNode
}

/** Reports at once, reports by schedule, and what became of them. Specification §2 "Reports". */
export function ReportsView({ tab, onTabChange, content: shown, skeleton }: ReportsViewProps) {
  const content = (
    <Content>
      {shown.status === 'ready' ? (
        shown.data
      ) : (
        <RemoteState remote={shown} loadingText="Loading..." skeleton={skeleton} />
      )}
    </Content>
  )
  return (
    <Page title="Reports & Schedules">
      <UnderHeading>
        <Tabs
          label="Reports & Schedules"
          value={tab}
          onChange={onTabChange}
          tabs={[
            { id: 'on-demand', label: 'On-Demand Reports', content },
            { id: 'scheduled', label: 'Scheduled Reports', content },
            { id: 'history', label: 'Scheduled History', content },
          ]}
        />
      </UnderHeading>
    </Page>
  )
}

/** The tabs belong to the heading, closer than one block of a page is to the next. */
const UnderHeading = styled.div`
  margin-block-start: calc(-1 * ${space[4]});
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
