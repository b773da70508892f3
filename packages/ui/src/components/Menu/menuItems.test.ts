import { expect, test } from 'vitest'
import { type MenuGroup, type MenuItem, menuSections } from './menuItems.ts'

const item = (label: string): MenuItem => ({ label })
const group = (label: string, ...items: string[]): MenuGroup => ({ label, items: items.map(item) })

const shape = (entries: (MenuItem | MenuGroup)[]) =>
  menuSections(entries).map(({ label, items }) => [
    label,
    ...items.map(({ item, place }) => `${place} ${item.label}`),
  ])

test.each([
  ['nothing', [], []],
  ['items alone', [item('a'), item('b')], [[null, '0 a', '1 b']]],
  [
    'groups between items',
    [item('a'), group('G', 'b', 'c'), item('d'), item('e')],
    [
      [null, '0 a'],
      ['G', '1 b', '2 c'],
      [null, '3 d', '4 e'],
    ],
  ],
  [
    'neighbouring groups',
    [group('G', 'a'), group('G', 'b')],
    [
      ['G', '0 a'],
      ['G', '1 b'],
    ],
  ],
  ['an empty group', [group('G'), item('a')], [['G'], [null, '0 a']]],
])('counts %s through', (_, entries, expected) => {
  expect(shape(entries)).toEqual(expected)
})
