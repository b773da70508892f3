import { expect, it } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

const email = 'Reception.Desk@hotel.example'

it.each([
  'Password123',
  'aaaaaaaa',
  'AAAAaaaa',
  '........',
  '🙂🙂🙂🙂🙂🙂🙂🙂',
  'abababab',
  'abcabcabc',
  'passwordpassword',
  'abcdefgh',
  'HGFEDCBA',
  '23456789',
  'reception.desk@hotel.example',
  'RECEPTION.DESK@HOTEL.EXAMPLE',
  'reception.desk',
])('refuses %s', (password) => {
  expect(isCommonPassword(password, email)).toBe(true)
})

it.each([
  'correct horse battery',
  'aaaaaaab',
  'abcdabcx',
  'kqzwkqzw',
  'abdcefgh',
  'desk at reception',
  'ann@hotel.example',
  'зимняя дорога',
])('takes %s, whatever it consists of', (password) => {
  expect(isCommonPassword(password, email)).toBe(false)
})

it('knows nothing of an address that it is not told', () => {
  expect(isCommonPassword('reception.desk@hotel.example')).toBe(false)
})
