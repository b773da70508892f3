'use client'

import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { rem, space } from '../../../theme/scales.ts'
import { Button } from '../../Button/Button.tsx'
import { ToolbarPanel } from '../toolbar/ToolbarPanel.tsx'

export interface FilterPanelProps {
  /** On the button; says how many filters are in use. */
  text: string
  /** On the button that gives up all filters; null while none is in use. */
  clearText: string | null
  onClear: () => void
  /** The controls of the columns. */
  children: ReactNode
}

/** A button that opens the filters of a table. */
export function FilterPanel({ text, clearText, onClear, children }: FilterPanelProps) {
  return (
    <ToolbarPanel icon={<ListFilter />} text={text}>
      <Controls>
        {children}
        {clearText !== null && (
          <AtTheEnd>
            <Button variant="ghost" onClick={onClear}>
              {clearText}
            </Button>
          </AtTheEnd>
        )}
      </Controls>
    </ToolbarPanel>
  )
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(288)}), 1fr));
  align-items: start;
  gap: ${space[3]} ${space[4]};
`

const AtTheEnd = styled.div`
  align-self: end;
`
