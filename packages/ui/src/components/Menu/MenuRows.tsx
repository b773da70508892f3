import { Fragment, type HTMLProps, type MouseEvent, useId } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { disabledInk } from '../../theme/mixins.ts'
import { border, iconSize, radius, rem, size, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { isolatedText } from '../Words/isolatedText.tsx'
import type { MenuItem, MenuSection } from './menuItems.ts'

export interface MenuRowsProps {
  sections: readonly MenuSection[]
  activePlace: number | null
  /** Notes the element of an item, by its place. */
  noteElement: (place: number, element: HTMLElement | null) => void
  /** Merges what an item needs with what it has. */
  itemProps: (props: HTMLProps<HTMLElement>) => Record<string, unknown>
  onSelect: (item: MenuItem, event: MouseEvent<HTMLElement>) => void
}

/** The items of a menu, groups under their headings. */
export function MenuRows({ sections, ...rest }: MenuRowsProps) {
  const id = useId()
  const hasIcons = sections.some(({ items }) => items.some(({ item }) => item.icon !== undefined))
  return sections.map(({ label, items }, index) => {
    const rows = items.map(({ item, place }) => (
      <Row key={place} item={item} place={place} hasIcons={hasIcons} {...rest} />
    ))
    const headingId = `${id}-${index}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name but their place
      <Fragment key={index}>
        {index > 0 && <Rule role="separator" />}
        {label === null ? (
          rows
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div role="group" aria-labelledby={headingId}>
            <Heading id={headingId}>{isolatedText(label)}</Heading>
            {rows}
          </div>
        )}
      </Fragment>
    )
  })
}

interface RowProps extends Omit<MenuRowsProps, 'sections'> {
  item: MenuItem
  place: number
  /** Tells whether an item of the menu has an icon: words of all begin at the same place. */
  hasIcons: boolean
}

function Row({ item, place, hasIcons, activePlace, noteElement, itemProps, onSelect }: RowProps) {
  const { label, href, icon, detail, danger = false, disabled = false } = item
  const isLink = href !== undefined && !disabled
  const props = itemProps({
    role: 'menuitem',
    tabIndex: place === activePlace ? 0 : -1,
    'aria-disabled': disabled || undefined,
    onClick: (event) => {
      if (disabled) event.preventDefault()
      else onSelect(item, event)
    },
  })
  const ref = (element: HTMLElement | null) => noteElement(place, element)
  const content = (
    <>
      {icon ?? (hasIcons && <IconRoom />)}
      <Label>{isolatedText(label)}</Label>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </>
  )
  return isLink ? (
    <LinkItem {...props} ref={ref} href={href} $danger={danger}>
      {content}
    </LinkItem>
  ) : (
    <ButtonItem {...props} ref={ref} type="button" $danger={danger}>
      {content}
    </ButtonItem>
  )
}

const itemStyle = css<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: ${size.control};
  padding: 6px ${space[3]};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${({ $danger }) => ($danger ? color('status.critical.text') : color('text.base'))};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${color('surface.hover')};
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    background: none;
    ${disabledInk}
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: ${size.controlTouch};
  }
`

const ButtonItem = styled.button<{ $danger: boolean }>`
  ${itemStyle}
`

const LinkItem = styled.a<{ $danger: boolean }>`
  ${itemStyle}
`

const IconRoom = styled.span`
  flex: none;
  inline-size: ${iconSize.md};
`

const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
`

const Detail = styled.span`
  flex: none;
  margin-inline-start: ${space[4]};
  color: ${color('text.subtle')};
  font-size: ${rem(13)};

  [aria-disabled='true'] > & {
    color: inherit;
  }
`

const Heading = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color('text.subtle')};
  ${text('caption')}
`

const Rule = styled.div`
  margin-block: ${space[1]};
  border-block-start: ${border.hairline} solid ${color('line.base')};
`
