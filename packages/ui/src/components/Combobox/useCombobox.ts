import { useDismiss, useInteractions, useListNavigation } from '@floating-ui/react'
import {
  type ChangeEvent,
  type FocusEvent,
  type HTMLProps,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CheckOption, CheckValue } from '../CheckList/checkListState.ts'
import { useFloatingPanel } from '../Floating/useFloatingPanel.ts'
import { useLatest } from '../useLatest.ts'
import { windowAround, windowWith } from './rowWindow.ts'
import { type ComboboxSource, useOptions } from './useOptions.ts'

export interface ComboboxBehaviour<Value extends CheckValue> extends ComboboxSource<Value> {
  /** Id of the field; those of its options begin with it. */
  controlId: string
  /** Value that the list opens at. */
  at: Value | null
  /** Told of the option that was pressed or entered. */
  onChoose: (option: CheckOption<Value>) => void
  /** Told when the reader has emptied the text and goes. */
  onEmptied?: (() => void) | undefined
  /** Whether the list stays after a choice. */
  isMany: boolean
}

export type ComboboxState<Value extends CheckValue> = ReturnType<typeof useCombobox<Value>>

/**
 * Keeps what is typed, the list that is open and the option that is active. WAI-ARIA combobox pattern: a list, chosen
 * from by hand; focus stays in the field.
 */
export function useCombobox<Value extends CheckValue>(behaviour: ComboboxBehaviour<Value>) {
  const { controlId, at, onChoose, onEmptied, onSearch, isMany, status = 'ready' } = behaviour
  const [isOpen, setIsOpen] = useState(false)
  /** Text that is typed; null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<number | null>(null)
  /** Whether Enter came before the options did: it counts once they are there. */
  const [isEntered, setIsEntered] = useState(false)
  const [rows, setRows] = useState(() => windowAround(0))
  const elements = useRef<(HTMLElement | null)[]>([])
  const { matches, byValue } = useOptions(behaviour, typed ?? '')
  const offered = status === 'ready' ? matches : []
  elements.current.length = offered.length

  const goTo = (place: number | null) => {
    setActive(place)
    if (place !== null) setRows((before) => windowWith(before, place))
  }
  const open = () => {
    if (isOpen) return
    const place = at === null ? -1 : offered.findIndex(({ value }) => value === at)
    setActive(place < 0 ? null : place)
    setRows(windowAround(Math.max(0, place)))
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setActive(null)
    if (typed === null) return
    setTyped(null)
    onSearch?.('')
  }
  const type = (text: string) => {
    setTyped(text)
    setIsOpen(true)
    setIsEntered(false)
    setRows(windowAround(0))
    // The first match is at hand for Enter; of nothing typed there is none.
    setActive(text.trim() === '' ? null : 0)
    onSearch?.(text)
  }
  const choose = (option: CheckOption<Value>) => {
    if (option.disabled) return
    onChoose(option)
    if (!isMany) close()
  }
  const chooseActive = () => {
    const option = active === null ? undefined : offered[active]
    if (option) choose(option)
  }
  const isAnswered = isEntered && status !== 'loading'
  const answerEnter = useLatest(() => {
    setIsEntered(false)
    chooseActive()
  })
  useEffect(() => {
    if (isAnswered) answerEnter()
  }, [isAnswered, answerEnter])

  const panel = useFloatingPanel({
    isOpen,
    onOpenChange: (next) => (next ? open() : close()),
    placement: 'bottom-start',
    isAsWide: true,
  })
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isOpen || event.nativeEvent.isComposing) return
    // A form around it is not sent by a choice.
    event.preventDefault()
    if (status === 'loading') setIsEntered(true)
    else chooseActive()
  }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(panel.context),
    useListNavigation(panel.context, {
      listRef: elements,
      activeIndex: active,
      selectedIndex: isOpen ? active : null,
      onNavigate: goTo,
      virtual: true,
      disabledIndices: (place) => offered[place]?.disabled === true,
    }),
    { reference: { onKeyDown: enter, onClick: open } },
  ])

  /** Leaves: the text goes back to what is chosen. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && currentTarget.contains(relatedTarget)) return
    if (typed?.trim() === '') onEmptied?.()
    close()
  }
  const optionId = (place: number) => `${controlId}-option-${place}`
  const inputProps = (props: HTMLProps<HTMLInputElement>) => ({
    ...getReferenceProps(props),
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${controlId}-list` : undefined,
    'aria-activedescendant':
      isOpen && active !== null && active < offered.length ? optionId(active) : undefined,
    autoComplete: 'off',
    spellCheck: false,
  })
  return {
    ...{ isOpen, typed, active, rows, setRows, offered, byValue, panel, status },
    ...{ choose, leave, optionId, inputProps, getFloatingProps, getItemProps },
    listId: `${controlId}-list`,
    total: behaviour.options.length,
    noteElement: (place: number, element: HTMLElement | null) => {
      if (place < elements.current.length) elements.current[place] = element
    },
  }
}
