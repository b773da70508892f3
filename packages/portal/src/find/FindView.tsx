import { type Found, searchLimits } from '@netportal/contract'
import { formatCount, isolate } from '@netportal/format'
import {
  color,
  InlineState,
  iconSize,
  Modal,
  media,
  rem,
  StateMessage,
  space,
  TextField,
  VisuallyHidden,
} from '@netportal/ui'
import { Search } from 'lucide-react'
import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { FindList } from './FindList.tsx'
import { type FindOption, type FindPage, findGroups, moreText } from './findOptions.ts'
import { useFindKeys } from './useFindKeys.ts'

export interface FindViewProps {
  typed: string
  onType: (text: string) => void
  /** Pages that are found by their names; all of them while nothing is typed. */
  pages: readonly FindPage[]
  /** What was found last; null for nothing yet. */
  found: Found | null
  /** Whether the answer to what is typed is still to come; what was found before stays meanwhile. */
  isSearching: boolean
  /** Why there is no answer. */
  failure: { message: string; retry?: () => void } | null
  /** Whether only what has been read so far is searched, which is said. */
  isKnownOnly: boolean
  onGo: (option: FindOption) => void
  onClose: () => void
}

/** A dialog that leads to whatever a few words name. WAI-ARIA combobox pattern, its list always in sight. */
export function FindView({
  typed,
  onType,
  pages,
  found,
  isSearching,
  failure,
  isKnownOnly,
  onGo,
  onClose,
}: FindViewProps) {
  const id = useId()
  const query = typed.trim()
  const groups = useMemo(
    () => findGroups(query, pages, query === '' ? null : found),
    [query, pages, found],
  )
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])
  const { active, onKeyDown } = useFindKeys({ options, query, isSearching, onGo })
  const more = query === '' || !found ? '' : moreText(found.more)
  const isEmpty = query !== '' && options.length === 0 && !isSearching && failure === null
  return (
    <Modal title="Find" size="lg" fullScreenOnPhone flush onClose={onClose}>
      <Top>
        <TextField
          label="Name, MAC or IP address, or number of a ticket"
          icon={<Search size={iconSize.md} />}
          size="lg"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          maxLength={searchLimits.characters}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={active ? optionId(id, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Progress>
          {isSearching ? (
            <InlineState state="loading">Searching...</InlineState>
          ) : (
            <Hint $isOfKeys={!isKnownOnly}>{isKnownOnly ? knownText : hintText}</Hint>
          )}
        </Progress>
      </Top>
      {options.length > 0 && (
        <FindList
          {...{ id, groups, active, onClose }}
          optionId={(option) => optionId(id, option)}
        />
      )}
      {failure && (
        <StateMessage state="error" onRetry={failure.retry}>
          {failure.message}
        </StateMessage>
      )}
      {isEmpty && (
        <StateMessage state="empty">{`Nothing found for “${isolate(query)}”.`}</StateMessage>
      )}
      {more !== '' && <More>{more}</More>}
      <VisuallyHidden role="status">
        {isSearching || query === '' || failure ? '' : spoken(options.length, more)}
      </VisuallyHidden>
    </Modal>
  )
}

const hintText = 'Arrow keys choose, Enter opens.'
const knownText =
  'Searches all locations, and the access points, SSIDs and tickets of pages opened so far.'

function optionId(listId: string, { key }: FindOption): string {
  return `${listId}-${key.replace(/\s/g, '_')}`
}

/** Says how many there are, to who does not see the list. */
function spoken(count: number, more: string): string {
  if (count === 0) return 'Nothing found.'
  return `${count === 1 ? '1 result' : `${formatCount(count)} results`}. ${more}`.trim()
}

/** Stays while the list scrolls. */
const Top = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} var(--content-inset) ${space[2]};
  background: ${color('surface.raised')};
`

const Progress = styled.div`
  min-block-size: ${rem(20)};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`

/** Keys are no help where there are none. */
const Hint = styled.span<{ $isOfKeys: boolean }>`
  ${media.touch} {
    ${({ $isOfKeys }) => $isOfKeys && 'display: none;'}
  }
`

const More = styled.p`
  padding: ${space[2]} var(--content-inset) ${space[4]};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`
