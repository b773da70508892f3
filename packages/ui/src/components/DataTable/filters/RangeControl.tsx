'use client'

import { styled } from 'styled-components'
import { space } from '../../../theme/scales.ts'
import { TextField } from '../../TextField/TextField.tsx'
import type { FilterControlProps } from './columnFilter.ts'
import { rangeTexts, writeRange } from './filterValues.ts'
import { useDraft } from './useDraft.ts'

export interface RangeControlProps extends FilterControlProps {
  type: 'number' | 'date'
}

/** Two fields for the ends of a range, either of which may be left open. */
export function RangeControl({ type, label, value, onChange, words }: RangeControlProps) {
  const { text, write, settle } = useDraft(value, onChange)
  const { from, to } = rangeTexts(text)
  return (
    <Ends>
      <TextField
        type={type}
        label={words.filterFrom(label)}
        value={from}
        onChange={(event) => write(writeRange(event.currentTarget.value, to))}
        onBlur={settle}
      />
      <TextField
        type={type}
        label={words.filterTo(label)}
        value={to}
        onChange={(event) => write(writeRange(from, event.currentTarget.value))}
        onBlur={settle}
      />
    </Ends>
  )
}

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space[2]};
`
