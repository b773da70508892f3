import type { MouseEvent, ReactNode } from 'react'

/** Something that a menu does, or a place that it leads to. */
export interface MenuItem {
  /** Words of the item; typing them leads to it. */
  label: string
  /** Address that it leads to: the item is then a link. */
  href?: string
  /**
   * Told when it is chosen; the menu closes then. Of a link a router's own way: prevent the event's default and
   * navigate.
   */
  onSelect?: (event: MouseEvent<HTMLElement>) => void
  /** Icon before the words. */
  icon?: ReactNode
  /** A quiet word at the end: a keyboard shortcut, a count. */
  detail?: ReactNode
  /** Marks what destroys something. @default false */
  danger?: boolean
  /** Keeps it from being chosen; it can still be read. @default false */
  disabled?: boolean
}

/** Items that belong together, under a heading. */
export interface MenuGroup {
  /** Names the group. */
  label: string
  /** The items, in their order. */
  items: readonly MenuItem[]
}

/** A part of a menu as it is drawn; the first item of the menu has place 0. */
export interface MenuSection {
  label: string | null
  items: readonly { item: MenuItem; place: number }[]
}

/** Puts items that stand side by side without a group into one section, and counts all of them through. */
export function menuSections(entries: readonly (MenuItem | MenuGroup)[]): MenuSection[] {
  const sections: { label: string | null; items: { item: MenuItem; place: number }[] }[] = []
  let place = 0
  for (const entry of entries) {
    const isGroup = 'items' in entry
    const last = sections.at(-1)
    const section =
      isGroup || !last || last.label !== null
        ? { label: isGroup ? entry.label : null, items: [] }
        : last
    if (section !== last) sections.push(section)
    for (const item of isGroup ? entry.items : [entry]) {
      section.items.push({ item, place })
      place += 1
    }
  }
  return sections
}
