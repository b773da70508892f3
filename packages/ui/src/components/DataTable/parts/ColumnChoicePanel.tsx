import { Columns3 } from 'lucide-react'
import { styled } from 'styled-components'
import { space } from '../../../theme/scales.ts'
import { CheckboxField } from '../../CheckboxField/CheckboxField.tsx'
import { ToolbarPanel } from '../toolbar/ToolbarPanel.tsx'

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
  return (
    <ToolbarPanel icon={<Columns3 />} text={text}>
      <Boxes>
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
      </Boxes>
    </ToolbarPanel>
  )
}

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
`
