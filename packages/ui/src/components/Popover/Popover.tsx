'use client'

import {
  FloatingFocusManager,
  useClick,
  useDismiss,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useCallback, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { IconButton } from '../Button/Button.tsx'
import { panelStyle } from '../Floating/panelStyle.ts'
import { useFloatingPanel } from '../Floating/useFloatingPanel.ts'
import { type OpenProps, useOpen } from '../Floating/useOpen.ts'
import { type TriggerElement, useTrigger } from '../Floating/useTrigger.ts'
import { isolatedText } from '../Words/isolatedText.tsx'

/** Texts of a `Popover` beside its content. */
export interface PopoverTexts {
  /** Names the close button. @default 'Close' */
  closeText: string
}

const english: PopoverTexts = { closeText: 'Close' }

export interface PopoverProps
  extends OpenProps,
    Partial<PopoverTexts>,
    Omit<ComponentProps<'div'>, 'title' | 'content'> {
  /** Names it. */
  title: ReactNode
  /** The button that opens it: one element that hands `ref` and props to it. */
  children: TriggerElement
  /** Content that it shows: facts, a few fields, buttons. What has `data-autofocus` takes focus first, in place of the close button. */
  content: ReactNode
  /** Side on which it stands where there is room. @default 'bottom' */
  side?: 'top' | 'bottom'
  /** The end of the button at which it stands where there is room. @default 'start' */
  align?: 'start' | 'center' | 'end'
}

/**
 * Something more beside a button, while the page goes on: a dialog that is not modal. Focus goes into it; Escape, the
 * close button, a press outside and leaving it by Tab close it. Not for a few words, which are a `Tooltip`, nor for a
 * list of actions, a `Menu`, nor for what has to be answered first, a `Modal`.
 */
export function Popover({
  title,
  children,
  content,
  side = 'bottom',
  align = 'start',
  closeText,
  open,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: PopoverProps) {
  const titleId = useId()
  const texts = useTexts('Popover', english, { closeText })
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange })
  const placement = align === 'center' ? side : (`${side}-${align}` as const)
  const panel = useFloatingPanel({ isOpen, onOpenChange: setOpen, placement })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(panel.context),
    useDismiss(panel.context),
    useRole(panel.context, { role: 'dialog' }),
  ])
  const firstFocus = useRef<HTMLElement>(null)
  const findFirst = useCallback((element: HTMLElement | null) => {
    const find = (selector: string) => element?.querySelector<HTMLElement>(selector) ?? null
    firstFocus.current = find('[data-autofocus]') ?? find('button')
  }, [])
  const panelRef = useMergeRefs([panel.panelRef, findFirst, ref])
  const trigger = useTrigger(children, panel.setReference, getReferenceProps)
  return (
    <>
      {trigger}
      {isOpen && (
        <FloatingFocusManager context={panel.context} modal={false} initialFocus={firstFocus}>
          <Panel
            {...getFloatingProps({ 'aria-labelledby': titleId, ...rest })}
            ref={panelRef}
            popover="manual"
            style={{ ...rest.style, ...panel.panelStyle }}
          >
            <Head>
              <Title id={titleId}>{isolatedText(title)}</Title>
              <IconButton label={texts.closeText} size="sm" onClick={() => setOpen(false)}>
                <X />
              </IconButton>
            </Head>
            <Body>{content}</Body>
          </Panel>
        </FloatingFocusManager>
      )}
    </>
  )
}

const Panel = styled.div`
  ${panelStyle}
  min-inline-size: min(${rem(240)}, 100vw - 16px);
  max-inline-size: min(${rem(400)}, 100vw - 16px);
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} 0 ${space[4]};
`

const Title = styled.div`
  min-inline-size: 0;
  ${text('heading3')}
`

const Body = styled.div`
  padding: ${space[2]} ${space[4]} ${space[4]};
`
