import { parse } from 'content-disposition'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { contentDisposition, joinFileName, safeFileName } from './fileName.ts'

fc.configureGlobal({ seed: 20_260_611 })
vi.setConfig({ testTimeout: 60_000 })

const byteLength = (text: string) => new TextEncoder().encode(text).length

describe('safeFileName', () => {
  test.each([
    ['locations.csv', 'locations.csv'],
    ['devices-Grüne Aue — 東館.csv', 'devices-Grüne Aue — 東館.csv'],
    ['devices-👨‍👩‍👧 Resort.csv', 'devices-👨‍👩‍👧 Resort.csv'],
    ["tickets-O'Hare #2 (50%) & Co.csv", "tickets-O'Hare #2 (50%) & Co.csv"],
  ])('keeps %s', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  test.each([
    [
      'characters that a file system refuses',
      'a<b>c:d"e/f\\g|h?i*j.csv',
      'a_b_c_d_e_f_g_h_i_j.csv',
    ],
    ['a way out of the folder', '../../etc/passwd', '_.._etc_passwd'],
    ['controls', 'a\0b\tc\r\nd\u007Fe\u0085f.csv', 'a_b_c__d_e_f.csv'],
    ['line separators', 'a\u2028b\u2029c.csv', 'a_b_c.csv'],
    ['marks that turn the direction of text', 'report\u202Evsc.exe', 'report_vsc.exe'],
    ['half a character', 'a\uD83Db.csv', 'a_b.csv'],
    ['a leading dot', '.htaccess.csv', 'htaccess.csv'],
    ['dots and spaces at the ends', ' .All devices. . ', 'All devices'],
    ['dots and spaces behind the extension', 'devices..csv. .', 'devices.csv'],
    ['dots and spaces before the extension', 'devices-Hotel Co. .csv', 'devices-Hotel Co.csv'],
    ['an empty name', '', 'download'],
    ['a name of nothing but dots', '...', 'download'],
    ['an extension alone', '.csv', 'download.csv'],
  ])('replaces or drops %s', (_, name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  test.each([
    ['CON', '_CON'],
    ['con.csv', '_con.csv'],
    ['Aux.tar.gz', '_Aux.tar.gz'],
    ['LPT1.txt', '_LPT1.txt'],
    ['COM¹.csv', '_COM¹.csv'],
    ['nul .csv', '_nul.csv'],
    ['CONIN$', '_CONIN$'],
    ['Console.csv', 'Console.csv'],
    ['Con Edison.csv', 'Con Edison.csv'],
    ['COM10.csv', 'COM10.csv'],
  ])('keeps clear of device names of Windows: %s', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  test('cuts to 200 bytes between characters and keeps the extension', () => {
    expect(safeFileName(`${'a'.repeat(300)}.csv`)).toBe(`${'a'.repeat(196)}.csv`)
    expect(safeFileName(`${'館'.repeat(100)}.csv`)).toBe(`${'館'.repeat(65)}.csv`)
    expect(safeFileName(`a${'🎉'.repeat(100)}.csv`)).toBe(`a${'🎉'.repeat(48)}.csv`)
  })

  test('makes any text a name that every file system takes, and is content with it', () => {
    const part = fc.constantFrom('.', ' ', '/', 'con', '\u202E', '\0', 'é', '🎉', '.csv', '\uDC00')
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: part, maxLength: 90 }),
    )
    fc.assert(
      fc.property(name, (text) => {
        const safe = safeFileName(text)
        expect(byteLength(safe)).toBeLessThanOrEqual(200)
        expect(safe).not.toMatch(/\p{Cs}/u)
        expect(safe).toMatch(/^[^\s.]/)
        expect(safe).toMatch(/[^\s.]$/)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
        expect(safe).not.toMatch(/[<>:"/\\|?*\0-\x1F\x7F-\x9F]/)
        expect(safe).not.toMatch(/^(con|prn|aux|nul)(\.|$)/i)
        expect(safeFileName(safe)).toBe(safe)
      }),
      { numRuns: 400 },
    )
  })
})

describe('joinFileName', () => {
  const period = '2026-06-01 to 2026-06-07'

  test('leaves short names as they are', () => {
    expect(joinFileName(['Data Usage Report', 'Harbour', period], 'pdf')).toBe(
      `Data Usage Report - Harbour - ${period}.pdf`,
    )
  })

  test.each([
    ['one', ['Data Usage Report', '館'.repeat(300), period]],
    ['two', ['Clients', 'a'.repeat(300), '🎉'.repeat(150), period]],
    ['a short one and a long one', ['Clients', 'Harbour', 'b'.repeat(300), period]],
  ])('cuts the longest names, and never the period behind them: %s', (_, parts) => {
    const name = joinFileName(parts, 'csv')
    expect(name.startsWith(`${parts[0]} - `)).toBe(true)
    expect(name.endsWith(` - ${period}.csv`)).toBe(true)
    expect(byteLength(name)).toBeLessThanOrEqual(200)
    expect(byteLength(name)).toBeGreaterThan(192)
    expect(name).not.toMatch(/\p{Cs}|\uFFFD/u)
  })

  test('cuts what is long alone', () => {
    const name = joinFileName(['Clients', 'Harbour', 'b'.repeat(300), period], 'csv')
    expect(name).toContain('Clients - Harbour - bbbb')
  })

  test('makes of any parts a name that every file system takes', () => {
    const parts = fc.array(fc.string({ unit: 'binary', maxLength: 400 }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(parts, (texts) => {
        const name = joinFileName(texts, 'pdf')
        expect(byteLength(name)).toBeLessThanOrEqual(200)
        expect(safeFileName(name)).toBe(name)
        expect(name.endsWith('.pdf')).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

describe('contentDisposition', () => {
  test.each([
    ['locations.csv', `attachment; filename="locations.csv"; filename*=UTF-8''locations.csv`],
    [
      'devices-Grüne Aue — 東館.csv',
      `attachment; filename="devices-Grune Aue _ __.csv"; filename*=UTF-8''devices-Gr%C3%BCne%20Aue%20%E2%80%94%20%E6%9D%B1%E9%A4%A8.csv`,
    ],
    // RFC 8187, section 3.2.3: "£ and € rates".
    [
      '£ and € rates',
      `attachment; filename="_ and _ rates"; filename*=UTF-8''%C2%A3%20and%20%E2%82%AC%20rates`,
    ],
    [
      "50% O'Hare (2)*.pdf",
      `attachment; filename="50_ O'Hare (2)_.pdf"; filename*=UTF-8''50%25%20O%27Hare%20%282%29_.pdf`,
    ],
  ])('for %s', (name, header) => {
    expect(contentDisposition(name)).toBe(header)
  })

  test.each(['a"; filename="b.exe', 'a\r\nSet-Cookie: b=c', '＂; x=＂.csv', 'a\uD800.csv'])(
    'cannot be broken out of by %j',
    (name) => {
      const header = contentDisposition(name)
      expect(header).toMatch(/^attachment; filename="[ !#-~]+"; filename\*=UTF-8''[\w.!~%-]+$/)
    },
  )

  test('gives the safe name to a reader of the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const { type, parameters } = parse(contentDisposition(name))
        expect(type).toBe('attachment')
        expect(parameters.filename).toBe(safeFileName(name))
      }),
      { numRuns: 400 },
    )
  })
})
