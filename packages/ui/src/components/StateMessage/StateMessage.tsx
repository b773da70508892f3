'use client'

import { CircleAlert, CircleCheck, Inbox, RotateCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { border, fontWeight, iconSize, radius, rem, space } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { passFocusOn } from './passFocusOn.ts'

/** Texts of a `StateMessage` beside its sentence. */
export interface StateMessageTexts {
  /** On the button that tries again. @default 'Retry' */
  retryText: string
}

const english: StateMessageTexts = { retryText: 'Retry' }

export interface StateMessageProps extends Partial<StateMessageTexts>, ComponentProps<'div'> {
  /** `good` is an emptiness to be glad of. */
  state: 'loading' | 'empty' | 'good' | 'error'
  /** One sentence. */
  children: ReactNode
  /** Icon above the sentence, 24 px. @default a shape of its own for each state */
  icon?: ReactNode
  /** Tries again: for an error that trying again can mend. */
  onRetry?: (() => void) | undefined
}

/**
 * Takes the place of content: while it loads, when there is none, when it could not be had. Not beside
 * content that stays, which takes an `InlineState` or a `Note`.
 */
export function StateMessage({
  state,
  children,
  icon,
  onRetry,
  retryText,
  ...rest
}: StateMessageProps) {
  const texts = useTexts('StateMessage', english, { retryText })
  return (
    <Root {...roles[state]} {...rest}>
      {state === 'loading' ? (
        <Wait size="lg" />
      ) : (
        <Tile $state={state}>{icon ?? stateIcons[state]}</Tile>
      )}
      <Sentence>{children}</Sentence>
      {onRetry && (
        <Action>
          <Button ref={passFocusOn} icon={<RotateCw />} onClick={onRetry}>
            {texts.retryText}
          </Button>
        </Action>
      )}
    </Root>
  )
}

const roles = {
  loading: { role: 'status' },
  empty: {},
  good: {},
  error: { role: 'alert' },
} as const

const stateIcons = {
  empty: <Inbox size={iconSize.lg} />,
  good: <CircleCheck size={iconSize.lg} />,
  error: <CircleAlert size={iconSize.lg} />,
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[6]};
  text-align: center;
`

const Wait = styled(Spinner)`
  color: ${color('accent.base')};
`

const Sentence = styled.p`
  max-inline-size: 76ch;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

const Action = styled.div`
  margin-block-start: ${space[2]};
`

const tiles = {
  empty: css`
    border-color: ${color('line.base')};
    color: ${color('text.subtle')};
  `,
  good: css`
    border-color: ${color('status.good.line')};
    background: ${color('status.good.tint')};
    color: ${color('status.good.fill')};
  `,
  error: css`
    border-color: ${color('status.critical.line')};
    background: ${color('status.critical.tint')};
    color: ${color('status.critical.text')};
  `,
}

const Tile = styled.span<{ $state: keyof typeof tiles }>`
  display: grid;
  place-items: center;
  inline-size: ${rem(40)};
  block-size: ${rem(40)};
  margin-block-end: ${space[1]};
  border: ${border.hairline} solid;
  border-radius: ${radius.lg};
  ${({ $state }) => tiles[$state]}
`
