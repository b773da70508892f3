import type { QueuedToast } from '@react-stately/toast'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, fontWeight, radius, rem, shadow, size, space } from '../../theme/scales.ts'
import { text as textStyle } from '../../theme/text.ts'
import { IconButton } from '../Button/Button.tsx'
import { isolatedText } from '../Words/isolatedText.tsx'
import type { ToastMessage } from './toastQueue.ts'

export interface ToastProps {
  toast: QueuedToast<ToastMessage>
  dismissText: string
  onDismiss: () => void
}

/** One message of the queue, and its time while it is on screen. */
export function Toast({ toast, dismissText, onDismiss }: ToastProps) {
  const { text, tone, action } = toast.content
  const { timer, timeout } = toast
  useEffect(() => {
    if (timer && timeout) timer.reset(timeout)
    return () => timer?.pause()
  }, [timer, timeout])
  return (
    <Root>
      <Icon $tone={tone}>{icons[tone]}</Icon>
      <Text>{isolatedText(text)}</Text>
      {action && (
        <Action
          type="button"
          onClick={() => {
            onDismiss()
            action.onSelect()
          }}
        >
          {action.label}
        </Action>
      )}
      <Dismiss label={dismissText} onClick={onDismiss}>
        <X />
      </Dismiss>
    </Root>
  )
}

const icons = {
  neutral: <Info />,
  good: <CircleCheck />,
  warning: <TriangleAlert />,
  critical: <CircleX />,
}

const inks = {
  neutral: color('inverse.text'),
  good: color('inverse.good'),
  warning: color('inverse.warning'),
  critical: color('inverse.critical'),
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${rem(48)};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  /* The edge that high contrast draws. */
  outline: 1px solid transparent;
  border-radius: ${radius.lg};
  background: ${color('inverse.surface')};
  color: ${color('inverse.text')};
  box-shadow: ${shadow.menu};
  font-weight: ${fontWeight.medium};
`

const Icon = styled.span<{ $tone: ToastMessage['tone'] }>`
  display: flex;
  color: ${({ $tone }) => inks[$tone]};
`

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Action = styled.button`
  flex: none;
  max-inline-size: 50%;
  min-block-size: ${size.controlSm};
  padding: 2px ${space[2]};
  border: ${border.hairline} solid currentColor;
  border-radius: ${radius.sm};
  background: none;
  color: inherit;
  ${textStyle('label')}
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
  ${media.touch} {
    min-block-size: ${size.controlTouch};
  }
`

const Dismiss = styled(IconButton)`
  color: inherit;
  opacity: 0.8;
  &:hover {
    background: none;
    color: inherit;
    opacity: 1;
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`
