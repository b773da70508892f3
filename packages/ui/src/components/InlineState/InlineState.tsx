'use client'

import { Clock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { iconSize, rem, space } from '../../theme/scales.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { ownElements } from '../Words/ownElements.tsx'

export interface InlineStateProps extends ComponentProps<'div'> {
  /** `queued` waits for its turn, `loading` is under way. */
  state: 'queued' | 'loading'
  /** The words. */
  children: ReactNode
  /** Centres it in what room its flex container has. @default false */
  fill?: boolean
}

/**
 * A quiet line that says work is waiting or under way, beside content that stays. Not where nothing else is
 * to be seen: a `StateMessage`.
 */
export function InlineState({ state, children, fill = false, ...rest }: InlineStateProps) {
  return (
    <Line {...rest} $fill={fill}>
      {state === 'loading' ? <Spinner /> : <Clock size={iconSize.md} />}
      {ownElements(children)}
    </Line>
  )
}

const Line = styled.div<{ $fill: boolean }>`
  display: flex;
  flex: ${({ $fill }) => ($fill ? '1' : 'none')};
  align-items: center;
  max-inline-size: 100%;
  justify-content: ${({ $fill }) => ($fill ? 'center' : 'start')};
  gap: ${space[2]};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`
