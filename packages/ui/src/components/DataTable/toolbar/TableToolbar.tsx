import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../../theme/media.ts'
import { rem, space } from '../../../theme/scales.ts'
import { text } from '../../../theme/text.ts'
import { TextField } from '../../TextField/TextField.tsx'
import { contentInset } from '../grid/tableStyle.ts'

export interface TableToolbarProps {
  /** The table's title, when it is in sight. */
  heading: ReactNode
  /** A `SearchBox`. */
  search: ReactNode
  /** Buttons of the toolbar. */
  children: ReactNode
}

/** The line above a table: its title or the search box first, at the end what there is to do. */
export function TableToolbar({ heading, search, children }: TableToolbarProps) {
  return (
    <Root $hasHeading={Boolean(heading)}>
      {heading && <Heading>{heading}</Heading>}
      {search && <SearchPlace $besideHeading={Boolean(heading)}>{search}</SearchPlace>}
      {children}
    </Root>
  )
}

export interface SearchBoxProps {
  label: string
  text: string
  onChange: (text: string) => void
  onBlur: () => void
}

/** Takes the text to search for; rows follow at once. */
export function SearchBox({ label, text, onChange, onBlur }: SearchBoxProps) {
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={label}
      type="search"
      autoComplete="off"
      spellCheck={false}
      icon={<Search />}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

/** Controls of the product's own. */
export const OwnControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  ${media.below.sm} {
    order: 1;
    flex: 1 1 100%;
  }
`

const Heading = styled.div`
  min-inline-size: 0;
  margin-inline-end: auto;
  overflow-wrap: anywhere;
  ${text('heading2')}
  ${media.below.sm} {
    flex: 1 1 100%;
  }
`

const SearchPlace = styled.div<{ $besideHeading: boolean }>`
  flex: 0 1 ${({ $besideHeading }) => rem($besideHeading ? 280 : 320)};
  min-inline-size: 0;
  margin-inline-end: ${({ $besideHeading }) => ($besideHeading ? '0' : 'auto')};
  ${media.below.sm} {
    flex: 1 1 ${rem(160)};
  }
`

const Root = styled.div<{ $hasHeading: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[3]};
  padding: ${({ $hasHeading }) => ($hasHeading ? space[4] : space[3])} ${contentInset} ${space[4]};
  ${media.below.sm} {
    justify-content: start;
    padding: ${({ $hasHeading }) => ($hasHeading ? '14px' : space[3])} ${space[4]} ${space[3]};
  }
`
