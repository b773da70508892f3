import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  CirclePlay,
  CircleQuestionMark,
  Loader,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Panel } from '../components/Panel/Panel.tsx'
import { StatusBadge, type StatusTone } from '../components/StatusBadge/StatusBadge.tsx'
import { space } from '../theme/scales.ts'

const meta = { title: 'Foundations/Status language' } satisfies Meta
export default meta

/**
 * What is normal is quiet, what is exceptional is loud. A state is always a shape and a word; zero
 * and N/A are grey, never red.
 */
export const States: StoryObj<typeof meta> = {
  render: () => (
    <Panel title="States: quiet and loud">
      <Rows>
        {states.map(({ tone, word, icon }) => (
          <Row key={word}>
            <StatusBadge tone={tone} form="text" {...(icon && { icon })}>
              {word}
            </StatusBadge>
            <StatusBadge tone={tone} form="pill" {...(icon && { icon })}>
              {word}
            </StatusBadge>
          </Row>
        ))}
      </Rows>
    </Panel>
  ),
}

const states: { tone: StatusTone; word: string; icon?: ReactNode }[] = [
  { tone: 'good', word: 'Online' },
  { tone: 'good', word: 'Active', icon: <CirclePlay /> },
  { tone: 'good', word: 'SUCCESS' },
  { tone: 'warning', word: 'Warning' },
  { tone: 'warning', word: 'Open', icon: <CircleDot /> },
  { tone: 'critical', word: 'Offline' },
  { tone: 'critical', word: 'FAILURE' },
  { tone: 'noData', word: 'Unknown', icon: <CircleQuestionMark /> },
  { tone: 'noData', word: 'No data', icon: <CircleDashed /> },
  { tone: 'noData', word: 'Paused', icon: <CirclePause /> },
  { tone: 'noData', word: 'Closed', icon: <CircleCheck /> },
  { tone: 'noData', word: 'STARTED', icon: <Loader /> },
]

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 160px 1fr;
  justify-items: start;
`
