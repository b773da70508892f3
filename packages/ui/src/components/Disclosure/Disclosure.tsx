'use client'

import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../Button/Button.tsx'
import { Panel, type PanelProps } from '../Panel/Panel.tsx'

/** Texts of a `Disclosure` beside its content. */
export interface DisclosureTexts {
  /** On the button while the content is hidden. @default 'Show' */
  showText: string
  /** On the button while the content is shown. @default 'Hide' */
  hideText: string
}

const english: DisclosureTexts = { showText: 'Show', hideText: 'Hide' }

export interface DisclosureProps
  extends Partial<DisclosureTexts>,
    Omit<PanelProps, 'actions' | 'onToggle'> {
  /** Tells whether the content is shown at first, where this component keeps count. @default false */
  defaultOpen?: boolean
  /** Tells whether the content is shown, where the caller keeps count. */
  open?: boolean
  /** Told whether the content is now to be shown. */
  onToggle?: (open: boolean) => void
  /** Not there while hidden, so it costs nothing. */
  children: ReactNode
}

/**
 * A panel whose content most readers do not need. WAI-ARIA disclosure pattern. Not for what most readers
 * came for, nor for errors.
 */
export function Disclosure({
  showText,
  hideText,
  defaultOpen = false,
  open,
  onToggle,
  flush = false,
  children,
  ...rest
}: DisclosureProps) {
  const texts = useTexts('Disclosure', english, { showText, hideText })
  const contentId = useId()
  const [isOwnOpen, setIsOwnOpen] = useState(defaultOpen)
  const isOpen = open ?? isOwnOpen
  const toggle = () => {
    setIsOwnOpen(!isOpen)
    onToggle?.(!isOpen)
  }
  return (
    <Panel
      {...rest}
      flush={flush || !isOpen}
      actions={
        <Button
          size="sm"
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={toggle}
        >
          {isOpen ? texts.hideText : texts.showText}
        </Button>
      }
    >
      {isOpen && <div id={contentId}>{children}</div>}
    </Panel>
  )
}
