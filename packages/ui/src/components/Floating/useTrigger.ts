import { useMergeRefs } from '@floating-ui/react'
import { cloneElement, type HTMLProps, type ReactElement, type Ref } from 'react'

/** One element that hands `ref` and the rest of its props to a DOM element, as all of ours do. */
export type TriggerElement = ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>

/**
 * Gives an element what makes it open a panel; what the caller gave it stays.
 * @param propsOf merges the caller's props with those of the panel
 */
export function useTrigger(
  trigger: TriggerElement,
  setReference: (element: Element | null) => void,
  propsOf: (props: HTMLProps<Element>) => Record<string, unknown>,
): TriggerElement {
  const { ref: ownRef, ...props } = trigger.props
  const ref = useMergeRefs([setReference, ownRef])
  return cloneElement(trigger, { ...propsOf(props), ref })
}
