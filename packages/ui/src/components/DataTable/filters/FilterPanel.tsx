'use client'

import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { rem, space } from '../../../theme/scales.ts'
import { Button } from '../../Button/Button.tsx'

export interface FilterPanelProps {
  /** On the button; says how many filters are in use. */
  text: string
  /** On the button that gives up all filters; null while none is in use. */
  clearText: string | null
  onClear: () => void
  /** The controls of the columns. */
  children: ReactNode
}

/** A button that opens the filters of a table, in the page and not above it: the rows stay in sight. */
export function FilterPanel({ text, clearText, onClear, children }: FilterPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        icon={<ListFilter />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Button>
      {isOpen && (
        <Region id={id} role="group" aria-label={text}>
          {children}
          {clearText !== null && (
            <AtTheEnd>
              <Button variant="ghost" onClick={onClear}>
                {clearText}
              </Button>
            </AtTheEnd>
          )}
        </Region>
      )}
    </>
  )
}

const Region = styled.div`
  flex: 1 1 100%;
  order: 2;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(288)}), 1fr));
  align-items: start;
  gap: ${space[3]} ${space[4]};
`

const AtTheEnd = styled.div`
  align-self: end;
`
