import { Columns3 } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { space } from '../../../theme/scales.ts'
import { Button } from '../../Button/Button.tsx'
import { CheckboxField } from '../../CheckboxField/CheckboxField.tsx'

export interface ColumnChoicePanelProps {
  /** On the button, and names what it opens. */
  text: string
  /** The columns that can be hidden. */
  options: readonly { id: string; header: string }[]
  /** Ids of the hidden ones. */
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** A button that opens the list of columns. */
export function ColumnChoicePanel({ text, options, hidden, onChange }: ColumnChoicePanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        icon={<Columns3 />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Button>
      {isOpen && (
        <Region id={id} role="group" aria-label={text}>
          {options.map((option) => (
            <CheckboxField
              key={option.id}
              label={option.header}
              checked={!hidden.includes(option.id)}
              onChange={({ currentTarget }) => {
                const others = hidden.filter((id) => id !== option.id)
                onChange(currentTarget.checked ? others : [...others, option.id])
              }}
            />
          ))}
        </Region>
      )}
    </>
  )
}

const Region = styled.div`
  flex: 1 1 100%;
  order: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
`
