'use client'

import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { border, fontWeight, radius, rem } from '../../theme/scales.ts'
import { ownElements } from '../Words/ownElements.tsx'

/** Tones of a state; `noData` is for one that is not known. */
export type StatusTone = 'good' | 'warning' | 'critical' | 'noData'

/** Names of the tones, for a badge without a word of its own. */
export type StatusBadgeTexts = Record<StatusTone, string>

const english: StatusBadgeTexts = {
  good: 'Good',
  warning: 'Warning',
  critical: 'Critical',
  noData: 'No data',
}

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** Tone of the state. */
  tone: StatusTone
  /**
   * `text` is quiet, `pill` is loud. Where bad states stand among good ones they are loud; where
   * every row is bad by definition, or a box has the tone already, say `text`.
   * @default 'pill' for critical, otherwise 'text'
   */
  form?: 'text' | 'pill'
  /** Icon before the word. @default a shape of its own for each tone */
  icon?: ReactNode
  /** The word. Colour alone never says a state. WCAG 2.2 SC 1.4.1. @default the tone's name, such as 'Critical' */
  children?: ReactNode
}

/** A state as shape, word and colour. Not for a kind or a label, which is a `Tag`. */
export function StatusBadge({
  tone,
  form = tone === 'critical' ? 'pill' : 'text',
  icon = toneIcons[tone],
  children,
  ...rest
}: StatusBadgeProps) {
  const texts = useTexts('StatusBadge', english)
  return (
    <Root {...rest} $tone={tone} $form={form}>
      {icon}
      {ownElements(children ?? texts[tone])}
    </Root>
  )
}

const toneIcons: Record<StatusTone, ReactNode> = {
  good: <CircleCheck />,
  warning: <TriangleAlert />,
  critical: <CircleX />,
  noData: <CircleDashed />,
}

const textForm = css<{ $tone: StatusTone }>`
  color: ${({ $tone }) => color($tone === 'good' ? 'text.base' : `status.${$tone}.text`)};
  .lucide {
    color: ${({ $tone }) =>
      $tone === 'good' || $tone === 'critical' ? color(`status.${$tone}.fill`) : 'inherit'};
  }
`

const pillForm = css<{ $tone: StatusTone }>`
  min-block-size: ${rem(24)};
  padding: 0 8px 0 6px;
  border: ${border.hairline} solid ${({ $tone }) => color(`status.${$tone}.line`)};
  border-radius: ${radius.sm};
  background: var(--pill-surface, ${({ $tone }) => color(`status.${$tone}.tint`)});
  color: ${({ $tone }) => color(`status.${$tone}.text`)};
`

const forms = { text: textForm, pill: pillForm }

const Root = styled.span<{ $tone: StatusTone; $form: keyof typeof forms }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: ${fontWeight.medium};
  vertical-align: middle;
  ${({ $form }) => forms[$form]}
`
