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
  /** Characters of what stands in it while it is empty: it has room for them. */
  searchLength: number
  /** Buttons of the toolbar. */
  children: ReactNode
}

/** The line above a table: its title or the search box first, at the end what there is to do. */
export function TableToolbar({ heading, search, searchLength, children }: TableToolbarProps) {
  return (
    <Root $hasHeading={Boolean(heading)}>
      {heading && <Heading>{heading}</Heading>}
      {search && (
        <SearchPlace $besideHeading={Boolean(heading)} $length={searchLength}>
          {search}
        </SearchPlace>
      )}
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

/** On a phone's input a character takes about this much, px, and icon and edges together that. */
const characterWidth = 8.5
const aroundText = 60

const SearchPlace = styled.div<{ $besideHeading: boolean; $length: number }>`
  flex: 0 1 ${({ $besideHeading }) => rem($besideHeading ? 280 : 320)};
  min-inline-size: 0;
  margin-inline-end: ${({ $besideHeading }) => ($besideHeading ? '0' : 'auto')};
  ${media.below.sm} {
    flex: 1 1 ${({ $length }) => rem(Math.max(160, aroundText + characterWidth * $length))};
  }
  input:placeholder-shown {
    text-overflow: ellipsis;
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
