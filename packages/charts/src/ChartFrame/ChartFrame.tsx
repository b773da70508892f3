'use client'

import {
  color,
  media,
  Panel,
  type PanelProps,
  rem,
  StateMessage,
  space,
  useTexts,
} from '@netportal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The state of a chart: ready, loading or failed. It is told, never guessed from the data. */
export type ChartStatus =
  | {
      /** The data have come. */
      status: 'ready'
    }
  | {
      /** The data are on their way. */
      status: 'loading'
      /** Sentence shown meanwhile. @default 'Loading chart...' */
      message?: ReactNode
    }
  | {
      /** The data could not be had. */
      status: 'failed'
      /** Sentence shown in place of the chart. */
      message: ReactNode
      /** Tries again: for a failure that trying again can mend. */
      retry?: (() => void) | undefined
      /** Text of the button that tries again. @default 'Retry' */
      retryText?: string
    }

/** Texts of a `ChartFrame` beside what its chart says. */
export interface ChartFrameTexts {
  /** Sentence shown while the data are on their way. @default 'Loading chart...' */
  loadingText: string
}

const english: ChartFrameTexts = { loadingText: 'Loading chart...' }

export interface ChartFrameProps
  extends Omit<PanelProps, 'headingLevel' | 'actions' | 'flush' | 'ruled'> {
  /** Names the chart. */
  title: ReactNode
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined
  /** Content at the end of the title's row. */
  legend?: ReactNode
  /** Buttons below the chart, such as `ExportButtons`. */
  actions?: ReactNode
  /** The data as a table, below everything else. */
  table?: ReactNode
  /** Of the chart, px; it grows with the reader's text. Kept in every state, so that nothing jumps. */
  height: number
  /** The state of the chart. @default ready */
  state?: ChartStatus | undefined
  /** Message and icon shown in place of the chart when there is nothing to draw. */
  empty?: { message: ReactNode; icon: ReactNode } | undefined
  /** The chart. */
  children: ReactNode
}

/**
 * A panel around a chart: title, legend, the chart or what stands in its place, actions. Not around `LineChart`
 * and `PieChart`, which bring it.
 */
export function ChartFrame({
  headingLevel = 2,
  legend,
  actions,
  table,
  height,
  state = { status: 'ready' },
  empty,
  children,
  ...rest
}: ChartFrameProps) {
  const isReady = state.status === 'ready' && !empty
  return (
    <Panel {...rest} headingLevel={headingLevel} actions={isReady ? legend : undefined}>
      <Stage style={{ minBlockSize: rem(height) }}>
        {isReady ? children : <Replacement state={state} empty={empty} />}
      </Stage>
      {actions && <Actions>{actions}</Actions>}
      {table && <Table>{table}</Table>}
    </Panel>
  )
}

function Replacement({ state, empty }: Pick<ChartFrameProps, 'empty'> & { state: ChartStatus }) {
  const { loadingText } = useTexts('ChartFrame', english)
  switch (state.status) {
    case 'loading':
      return <StateMessage state="loading">{state.message ?? loadingText}</StateMessage>
    case 'failed':
      return (
        <StateMessage
          state="error"
          onRetry={state.retry}
          {...(state.retryText !== undefined && { retryText: state.retryText })}
        >
          {state.message}
        </StateMessage>
      )
    case 'ready':
      return (
        <StateMessage state="empty" icon={empty?.icon}>
          {empty?.message}
        </StateMessage>
      )
    default:
      return state satisfies never
  }
}

const Stage = styled.div`
  display: grid;
  /* Lets a chart that was drawn wide become narrow. */
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-block-start: ${space[4]};

  &:empty {
    display: none;
  }
`

/** Reaches the panel's edges, as tables do. */
const Table = styled.div`
  margin: ${space[4]} calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
  border-block-start: 1px solid ${color('line.base')};

  ${media.below.sm} {
    margin-inline: calc(-1 * ${space[4]});
  }
`
