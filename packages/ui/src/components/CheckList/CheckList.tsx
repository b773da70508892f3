'use client'

import { formatCount } from '@netportal/format'
import { Search } from 'lucide-react'
import { type ComponentProps, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, radius, rem, space } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import { Fieldset } from '../Field/Fieldset.tsx'
import type { FieldTexts } from '../Field/useField.ts'
import { TextField } from '../TextField/TextField.tsx'
import { OptionRow, SelectAllRow } from './CheckListRows.tsx'
import {
  type CheckOption,
  type CheckValue,
  chosenShare,
  matchingOptions,
  withAll,
  withValue,
} from './checkListState.ts'

/** Texts of a `CheckList` beside those of every field. */
export interface CheckListTexts {
  /** Names the search and stands in it while it is empty. @default 'Search' */
  searchText: string
  /** Chooses all that the search leaves. @default 'Select all' */
  selectAllText: string
  /** Says how many are chosen, of those that can be. @default '2 of 5 selected' */
  countText: (chosen: number, total: number) => string
  /** Text shown in the list when the search finds nothing. @default 'No matches.' */
  noMatchText: string
  /** On the button that shows further options of a very long list. @default 'Show 500 more' */
  moreText: (count: number) => string
}

const english: CheckListTexts = {
  searchText: 'Search',
  selectAllText: 'Select all',
  countText: (chosen, total) => `${chosen} of ${total} selected`,
  noMatchText: 'No matches.',
  moreText: (count) => `Show ${formatCount(count)} more`,
}

export interface CheckListProps<Value extends CheckValue>
  extends Partial<CheckListTexts>,
    Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** All that can be chosen; a disabled one is seen only. */
  options: readonly CheckOption<Value>[]
  /** The chosen values. */
  value: readonly Value[]
  /** Told of the values chosen from now on. */
  onChange: (value: Value[]) => void
  /** Tells whether there is a search over the list. @default above 7 options */
  searchable?: boolean
}

/**
 * Any number of many choices, in a list that scrolls. Of thousands it shows the first, and all of them to
 * its search. Not for one of many, which is a `SelectField`, nor
 * for two or three: `CheckboxField`s.
 */
export function CheckList<Value extends CheckValue>({
  options,
  value,
  onChange,
  searchable = options.length > 7,
  searchText,
  selectAllText,
  countText,
  noMatchText,
  moreText,
  disabled = false,
  ...rest
}: CheckListProps<Value>) {
  const own = { searchText, selectAllText, countText, noMatchText, moreText }
  const texts = useTexts('CheckList', english, own)
  const [search, setSearch] = useState('')
  const [room, setRoom] = useState(step)
  const matches = matchingOptions(options, search)
  const chosen = new Set(value)
  const choices = options.filter(({ value, disabled }) => !disabled || chosen.has(value))
  const toggle = useToggle({ options, value, onChange })
  return (
    <Fieldset {...rest} aria-disabled={disabled || undefined}>
      {searchable && (
        <SearchBox>
          <TextField
            label={texts.searchText}
            labelHidden
            type="search"
            placeholder={texts.searchText}
            icon={<Search />}
            value={search}
            disabled={disabled}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter in a search must not send the form around it.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </SearchBox>
      )}
      {/* A disabled list can still be read: without another stop in it, it is itself one. */}
      <List tabIndex={disabled ? 0 : undefined}>
        {matches.length > 0 && (
          <SelectAllRow
            share={chosenShare(value, matches)}
            disabled={disabled}
            selectAllText={texts.selectAllText}
            countText={texts.countText(value.length, choices.length)}
            onToggle={(isChosen) => onChange(withAll(value, matches, isChosen))}
          />
        )}
        {matches.length === 0 && <NoMatch role="status">{texts.noMatchText}</NoMatch>}
        {matches.slice(0, room).map((option) => (
          <OptionRow
            key={option.value}
            {...option}
            disabled={disabled || option.disabled === true}
            isChosen={chosen.has(option.value)}
            onToggle={toggle}
          />
        ))}
        {matches.length > room && (
          <More>
            <Button size="sm" onClick={() => setRoom(room + step)}>
              {texts.moreText(Math.min(step, matches.length - room))}
            </Button>
          </More>
        )}
      </List>
    </Fieldset>
  )
}

/** Options drawn at first, and with each press for more. */
const step = 500

/** Always the same function, so that of hundreds of rows only the changed ones are drawn again. */
function useToggle<Value extends CheckValue>(
  latest: Pick<CheckListProps<Value>, 'options' | 'value' | 'onChange'>,
) {
  const props = useRef(latest)
  useLayoutEffect(() => {
    props.current = latest
  })
  return useCallback((toggled: CheckValue, isChosen: boolean) => {
    const { options, value, onChange } = props.current
    const option = options.find((candidate) => candidate.value === toggled)
    if (option) onChange(withValue(value, option.value, isChosen))
  }, [])
}

const SearchBox = styled.div`
  margin-block-end: ${space[2]};
`

const List = styled.div`
  max-block-size: ${rem(168)};
  overflow: auto;
  border: ${border.hairline} solid ${color('line.control')};
  border-radius: ${radius.md};
  background: var(--control-surface, ${color('surface.base')});

  fieldset[aria-invalid='true'] & {
    border-color: ${color('status.critical.fill')};
    box-shadow: inset 0 0 0 1px ${color('status.critical.fill')};
  }
  fieldset:is(:disabled, [aria-disabled='true']) & {
    border-color: ${color('line.base')};
    background: ${color('surface.sunken')};
  }
`

const More = styled.div`
  padding: ${space[2]} ${space[3]};
  border-block-start: ${border.hairline} solid ${color('line.subtle')};
`

const NoMatch = styled.p`
  padding: ${space[2]} ${space[3]};
  color: ${color('text.muted')};
  ${media.touch} {
    padding-block: ${space[3]};
  }
`
