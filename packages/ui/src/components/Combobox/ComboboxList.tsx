import { Check } from 'lucide-react'
import { type UIEvent, useLayoutEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { disabledInk } from '../../theme/mixins.ts'
import { radius, rem, size, space } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import type { CheckOption, CheckValue } from '../CheckList/checkListState.ts'
import { panelStyle } from '../Floating/panelStyle.ts'
import { InlineState } from '../InlineState/InlineState.tsx'
import { isolatedText } from '../Words/isolatedText.tsx'
import type { ComboboxTexts } from './comboboxTexts.ts'
import { rowStep } from './rowWindow.ts'
import type { ComboboxState } from './useCombobox.ts'

export interface ComboboxListProps<Value extends CheckValue> {
  combobox: ComboboxState<Value>
  /** Id of the element that names the list. */
  labelledBy: string
  isMany: boolean
  isChosen: (value: Value) => boolean
  texts: ComboboxTexts
}

/** The list that is open, or why there is none. */
export function ComboboxList<Value extends CheckValue>({
  combobox,
  labelledBy,
  isMany,
  isChosen,
  texts,
}: ComboboxListProps<Value>) {
  const { panel, offered, rows, listId } = combobox
  const scroll = useGrowingRows(combobox)
  return (
    <Panel
      {...combobox.getFloatingProps()}
      // That is the list's to say.
      aria-orientation={undefined}
      ref={panel.panelRef}
      popover="manual"
      style={panel.panelStyle}
      // A press in the list takes no focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <State combobox={combobox} texts={texts} />
      <List
        ref={scroll.ref}
        role="listbox"
        // A browser makes what scrolls a stop of Tab.
        tabIndex={-1}
        id={listId}
        aria-labelledby={labelledBy}
        aria-multiselectable={isMany || undefined}
        onScroll={scroll.onScroll}
      >
        {offered.slice(rows.from, rows.to).map((option, index) => (
          <Option
            key={option.value}
            {...{ combobox, option, place: rows.from + index }}
            isChosen={isChosen(option.value)}
          />
        ))}
      </List>
    </Panel>
  )
}

function State<Value extends CheckValue>({
  combobox: { status, offered, total },
  texts,
}: {
  combobox: ComboboxState<Value>
  texts: ComboboxTexts
}) {
  if (status === 'loading') {
    return (
      <Line>
        <InlineState state="loading">{texts.loading}</InlineState>
      </Line>
    )
  }
  if (status !== 'ready') {
    return (
      <Failure>
        <span>{status.message}</span>
        {status.onRetry && (
          <Button size="sm" onClick={status.onRetry}>
            {texts.retry}
          </Button>
        )}
      </Failure>
    )
  }
  if (offered.length > 0) return null
  return <Line>{total === 0 ? texts.empty : texts.noMatch}</Line>
}

function Option<Value extends CheckValue>({
  combobox,
  option,
  place,
  isChosen,
}: {
  combobox: ComboboxState<Value>
  option: CheckOption<Value>
  place: number
  isChosen: boolean
}) {
  const { active, offered, optionId, getItemProps, noteElement, choose } = combobox
  return (
    <Row
      {...getItemProps({ onClick: () => choose(option) })}
      ref={(element: HTMLElement | null) => noteElement(place, element)}
      role="option"
      id={optionId(place)}
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      aria-posinset={place + 1}
      aria-setsize={offered.length}
      $isActive={place === active}
    >
      <Mark>{isChosen && <Check />}</Mark>
      <Label>
        <bdi>{isolatedText(option.label)}</bdi>
      </Label>
      {option.detail !== undefined && <Detail>{option.detail}</Detail>}
    </Row>
  )
}

/** Height of what is drawn beyond an edge of the list before more is, px. */
const reservePx = 300

/** Draws more rows as the reader scrolls on; those that come above move nothing. */
function useGrowingRows<Value extends CheckValue>({
  rows,
  setRows,
  offered,
}: ComboboxState<Value>) {
  const list = useRef<HTMLUListElement>(null)
  const heightBefore = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the rows
  useLayoutEffect(() => {
    if (!list.current || heightBefore.current === null) return
    list.current.scrollTop += list.current.scrollHeight - heightBefore.current
    heightBefore.current = null
  }, [rows.from])

  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget
    if (scrollTop + clientHeight > scrollHeight - reservePx && rows.to < offered.length) {
      setRows({ ...rows, to: rows.to + rowStep })
    } else if (scrollTop < reservePx && rows.from > 0) {
      heightBefore.current = scrollHeight
      setRows({ ...rows, from: Math.max(0, rows.from - rowStep) })
    }
  }
  return { ref: list, onScroll }
}

const Panel = styled.div`
  ${panelStyle}
  display: flex;
  flex-direction: column;
  max-inline-size: none;
  max-block-size: min(var(--panel-room, 80dvh), ${rem(320)});
  overflow: hidden;
`

const List = styled.ul`
  flex: 0 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  padding: 4px;
  &:empty {
    display: none;
  }
`

const active = css`
  background: ${color('surface.hover')};
  ${media.forcedColors} {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
`

const Row = styled.li<{ $isActive: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.control};
  padding: 6px ${space[3]} 6px ${space[2]};
  border-radius: ${radius.md};
  cursor: pointer;
  ${({ $isActive }) => $isActive && active}

  &[aria-disabled='true'] {
    ${disabledInk}
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: ${size.controlTouch};
  }
`

const Mark = styled.span`
  display: flex;
  flex: none;
  inline-size: 1rem;
  color: ${color('accent.text')};
`

const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
`

const Detail = styled.span`
  flex: none;
  color: ${color('text.subtle')};
  font-size: ${rem(13)};

  [aria-disabled='true'] > & {
    color: inherit;
  }
`

const Line = styled.div`
  padding: ${space[3]};
  color: ${color('text.muted')};
`

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[3]};
  color: ${color('status.critical.text')};
`
