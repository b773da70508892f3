import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { packageLoader } from './packageFonts.ts'

const require = createRequire(import.meta.url)
const asked: string[] = []

function fontPackage(name: string, source = name) {
  return {
    name,
    read: (path: string) => {
      asked.push(`${name}/${path}`)
      const file = path.replace(name, source)
      return readFile(require.resolve(`@fontsource/${source}/${file}`))
    },
  }
}

test('reads nothing but what the texts need, once each, in their weight', async () => {
  asked.length = 0
  const load = packageLoader([fontPackage('noto-sans-arabic'), fontPackage('noto-sans-sc')])
  expect(asked).toEqual([])
  const texts = [{ text: 'فندق Guest', weight: 600 }] as const
  const files = await load('فندق', texts)
  expect(files.map(({ family, weight }) => [family, weight])).toEqual([['noto-sans-arabic', 600]])
  expect(asked).toEqual([
    'noto-sans-arabic/unicode.json',
    'noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff',
  ])
})

test('a package of the product is asked before ours', async () => {
  const load = packageLoader([
    fontPackage('noto-sans-arabic'),
    fontPackage('acme-arabic', 'noto-sans-arabic'),
  ])
  const files = await load('فندق', [{ text: 'فندق', weight: 400 }])
  expect(files.map(({ family }) => family)).toEqual(['acme-arabic'])
})

test('asks again for a list that did not come', async () => {
  let isDown = true
  const arabic = fontPackage('noto-sans-arabic')
  const read = (path: string) => (isDown ? Promise.reject(new Error('down')) : arabic.read(path))
  const load = packageLoader([{ ...arabic, read }])
  const texts = [{ text: 'ج', weight: 400 }] as const
  await expect(load('ج', texts)).rejects.toThrow('down')
  isDown = false
  expect(await load('ج', texts)).toHaveLength(1)
})
