'use client'

import { LineChart, PieChart } from '@netportal/charts'
import { formatCount } from '@netportal/format'
import {
  Button,
  DocumentStyles,
  PageHeader,
  Panel,
  StatusBadge,
  space,
  ThemeRoot,
  ToastProvider,
} from '@netportal/ui'
import { Contrast } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { GarageTable } from './GarageTable.tsx'
import { cars, garages } from './garages.ts'
import { MessageForm } from './MessageForm.tsx'
import { themes } from './themes.ts'

/**
 * A page of a product that has nothing to do with networks.
 * @param props.isOwnPage whether the page around it is to look like the design system, too
 */
export function ParkingConsole({ isOwnPage = false }: { isOwnPage?: boolean }) {
  const [scheme, setScheme] = useState<keyof typeof themes>('light')
  const other = scheme === 'light' ? 'dark' : 'light'
  return (
    <ThemeRoot theme={themes[scheme]}>
      {isOwnPage && <DocumentStyles />}
      <ToastProvider>
        <Page>
          <PageHeader
            title="Garages"
            subtitle="Sunday, 29 March 2026"
            actions={
              <Button icon={<Contrast />} onClick={() => setScheme(other)}>
                Use the {other} theme
              </Button>
            }
          />
          <GarageTable garages={garages} />
          <LineChart
            title="Cars in all garages"
            series={[cars]}
            timeZone="Europe/Berlin"
            unit="cars"
            exportFormats={['pdf', 'png', 'csv']}
          />
          <PieChart
            title="Where they are"
            data={garages.map(({ name, taken }) => ({ label: name, value: taken }))}
            formatValue={(value) => `${formatCount(value)} cars`}
          />
          <MessageForm garages={garages} />
          <ThemeRoot theme={themes.dark} data-testid="night">
            <Panel>
              <StatusBadge tone="good">Open at night</StatusBadge>
            </Panel>
          </ThemeRoot>
        </Page>
      </ToastProvider>
    </ThemeRoot>
  )
}

const Page = styled.main`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: 1120px;
  margin-inline: auto;
  padding: ${space[5]};
`
