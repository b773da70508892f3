'use client'

import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { border, radius, rem } from '../../theme/scales.ts'
import { circleAlert, circleCheck, info, triangleAlert } from '../Icon/toneIcons.tsx'
import { isolatedText } from '../Words/isolatedText.tsx'

export interface NoteProps extends ComponentProps<'div'> {
  /** Gravity of the note. @default 'neutral' */
  tone?: NoteTone
  /** The sentence. */
  children: ReactNode
  /** A small button at the end that mends it. */
  action?: ReactNode
}

type NoteTone = 'neutral' | 'good' | 'warning' | 'critical'

/**
 * A remark beside content that stays. A critical one interrupts a screen reader, a warning waits its turn.
 * Not for what a field or a form has to say of itself, nor for what happened out of sight: a toast.
 */
export function Note({ tone = 'neutral', children, action, ...rest }: NoteProps) {
  return (
    <Root {...roles[tone]} {...rest} $tone={tone}>
      {icons[tone]}
      <Text>{isolatedText(children)}</Text>
      {action}
    </Root>
  )
}

const roles = {
  neutral: {},
  good: { role: 'status' },
  warning: { role: 'status' },
  critical: { role: 'alert' },
} as const

const icons = {
  neutral: info,
  good: circleCheck,
  warning: triangleAlert,
  critical: circleAlert,
}

const tones = {
  neutral: css`
    border-color: ${color('status.noData.line')};
    background: ${color('status.noData.tint')};
  `,
  good: css`
    border-color: ${color('status.good.line')};
    background: ${color('status.good.tint')};
    > .lucide {
      color: ${color('status.good.text')};
    }
  `,
  warning: css`
    border-color: ${color('status.warning.line')};
    background: ${color('status.warning.tint')};
    > .lucide {
      color: ${color('status.warning.text')};
    }
  `,
  critical: css`
    border-color: ${color('status.critical.line')};
    background: ${color('status.critical.tint')};
    > .lucide {
      color: ${color('status.critical.text')};
    }
  `,
}

const Root = styled.div<{ $tone: NoteTone }>`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 10px 14px;
  border: ${border.hairline} solid;
  border-radius: ${radius.md};
  ${({ $tone }) => tones[$tone]}

  > .lucide {
    margin-block-start: 2px;
  }
  &:has(> button, > a) {
    flex-wrap: wrap;
    align-items: center;
  }
  &:has(> button, > a) > .lucide {
    margin-block-start: 0;
  }
`

const Text = styled.div`
  flex: 1;
  /* Beside a button there is room for a word or two, or the button stands below. */
  min-inline-size: min(${rem(96)}, 100% - 32px);
  overflow-wrap: anywhere;
`
