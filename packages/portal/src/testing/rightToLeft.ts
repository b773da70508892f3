import type { Location } from '@netportal/contract'
import { expect } from 'storybook/test'
import { harbourPoint } from './remotes.ts'

/** Names that scramble what stands beside them, if they are let. The tests' fonts have Hebrew, but no Arabic. */
const names = ['5 אורחים', 'מלון הים 2', 'בריכה G', 'AP-7 מרפסת', '(קומה 3)'] as const

/** A location of such a name. */
export const guestHouse: Location = { ...harbourPoint, name: names[0] }

/** The same rows, with such names in place of some of their fields. */
export function renamed<Row>(rows: readonly Row[], ...fields: (keyof Row)[]): Row[] {
  return rows.map((row, place) => ({ ...row, ...nameEach(fields, place) }))
}

function nameEach<Field extends PropertyKey>(fields: readonly Field[], place: number) {
  return Object.fromEntries(fields.map((field, column) => [field, nameAt(place + column)]))
}

export function nameAt(place: number): string {
  return names[place % names.length] ?? names[0]
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const isolated = '\u2068'

/** Holds that every name from right to left on the page is kept apart from what stands beside it. */
export async function expectNamesApart({ canvasElement }: { canvasElement: HTMLElement }) {
  const { body, title } = canvasElement.ownerDocument
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let count = 0
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (textContent === null || !rightToLeft.test(textContent)) continue
    count += 1
    // Texts of a picture lie apart by themselves.
    await expect(parentElement?.closest('bdi, [dir="auto"], text'), textContent).not.toBeNull()
    await expect(textContent).not.toContain(isolated)
  }
  await expect(count).toBeGreaterThan(0)
  for (const element of body.querySelectorAll('[aria-label], [title]')) {
    for (const name of ['aria-label', 'title']) {
      const label = element.getAttribute(name) ?? ''
      if (rightToLeft.test(label)) await expect(label).toContain(isolated)
    }
  }
  if (rightToLeft.test(title)) await expect(title).toContain(isolated)
}
