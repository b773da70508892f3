import { Panel, StateMessage } from '@netportal/ui'
import styled from 'styled-components'

export interface ChartPendingProps {
  title: string
  /** Of the chart, px. */
  height: number
}

/** Holds the place of a chart whose code is still on its way. */
export function ChartPending({ title, height }: ChartPendingProps) {
  return (
    <Panel title={title}>
      <Stage style={{ minBlockSize: height }}>
        <StateMessage state="loading">Loading chart...</StateMessage>
      </Stage>
    </Panel>
  )
}

const Stage = styled.div`
  display: grid;
  align-content: center;
`
