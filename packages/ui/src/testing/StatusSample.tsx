import {
  CircleCheck,
  CircleDot,
  CirclePause,
  CirclePlay,
  CircleQuestionMark,
  Loader,
} from 'lucide-react'
import type { ReactNode } from 'react'
import {
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from '../components/StatusBadge/StatusBadge.tsx'

/** The words of the design's status language. A shape is given where it is not the tone's own. */
const states = {
  Online: { tone: 'good' },
  Good: { tone: 'good' },
  Active: { tone: 'good', icon: <CirclePlay /> },
  SUCCESS: { tone: 'good' },
  Warning: { tone: 'warning' },
  Open: { tone: 'warning', icon: <CircleDot /> },
  Offline: { tone: 'critical' },
  Critical: { tone: 'critical' },
  FAILURE: { tone: 'critical' },
  Unknown: { tone: 'noData', icon: <CircleQuestionMark /> },
  'No data': { tone: 'noData' },
  Paused: { tone: 'noData', icon: <CirclePause /> },
  Closed: { tone: 'noData', icon: <CircleCheck /> },
  STARTED: { tone: 'noData', icon: <Loader /> },
} satisfies Record<string, { tone: StatusTone; icon?: ReactNode }>

export type StatusWord = keyof typeof states

/** For stories: a state as the design draws it. */
export function StatusSample({
  word,
  ...form
}: { word: StatusWord } & Pick<StatusBadgeProps, 'form'>) {
  return (
    <StatusBadge {...states[word]} {...form}>
      {word}
    </StatusBadge>
  )
}
