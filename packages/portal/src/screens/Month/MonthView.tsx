import { monthName } from '@netportal/contract'
import { SelectField, Tabs } from '@netportal/ui'
import { BackToDashboard } from '../../shared/page/BackToDashboard.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { CompareTab, type CompareTabProps } from './CompareTab.tsx'
import { MonthTable, type MonthTableProps } from './MonthTable.tsx'
import { worstTitle } from './months.ts'
import { WorstTab, type WorstTabProps } from './WorstTab.tsx'

export const monthTabs = ['locations', 'compare', 'worst'] as const
export type MonthTabName = (typeof monthTabs)[number]

export interface MonthViewProps {
  tab: MonthTabName
  onTabChange: (tab: MonthTabName) => void
  /** Months to choose from, newest first. */
  months: readonly string[]
  onMonthChange: (month: string) => void
  locations: MonthTableProps
  compare: CompareTabProps
  worst: WorstTabProps
}

/** The figures of all locations for a month; some of them on one chart; the worst access points of a quarter. */
export function MonthView({
  tab,
  onTabChange,
  months,
  onMonthChange,
  locations,
  compare,
  worst,
}: MonthViewProps) {
  return (
    <Page
      title="Monthly Figures"
      back={<BackToDashboard />}
      actions={
        tab === 'locations' && (
          <SelectField
            label="Month"
            labelPlacement="start"
            value={locations.month}
            onChange={({ currentTarget: { value } }) => onMonthChange(value)}
          >
            {months.map((month) => (
              <option key={month} value={month}>
                {monthName(month)}
              </option>
            ))}
          </SelectField>
        )
      }
    >
      <Tabs
        label="Monthly figures"
        value={tab}
        onChange={(next) => {
          const chosen = monthTabs.find((one) => one === next)
          if (chosen !== undefined) onTabChange(chosen)
        }}
        tabs={[
          { id: 'locations', label: 'Locations', content: <MonthTable {...locations} /> },
          { id: 'compare', label: 'Compare', content: <CompareTab {...compare} /> },
          { id: 'worst', label: worstTitle, content: <WorstTab {...worst} /> },
        ]}
      />
    </Page>
  )
}
