'use client'

import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../Button/Button.tsx'

export interface ToolbarPanelProps {
  icon: ReactNode
  /** On the button, and the name of what it opens. */
  text: string
  children: ReactNode
}

/** A button that opens controls below the toolbar, in the page and not above it: the rows stay in sight. */
export function ToolbarPanel({ icon, text, children }: ToolbarPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Button>
      {isOpen && (
        <Region id={id} role="group" aria-label={text}>
          {children}
        </Region>
      )}
    </>
  )
}

const Region = styled.div`
  flex: 1 1 100%;
  order: 2;
`
