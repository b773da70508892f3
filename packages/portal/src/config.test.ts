import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, loadConfig, parseConfig } from './config.ts'

const neutral = {
  apiBaseUrl: '',
  mediaBaseUrl: '/media/',
  productTitle: 'Network Portal',
  companyName: 'Example Company',
  logo: null,
  revokeUrl: null,
}

function answer(body: string, init: { status?: number; type?: string } = {}) {
  const headers = { 'content-type': init.type ?? 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(body, { status: init.status ?? 200, headers }))
}

afterEach(() => vi.unstubAllGlobals())

describe('a configuration file', () => {
  it('sets everything that it names', () => {
    const file = {
      apiBaseUrl: 'https://api.example.org/v2/',
      mediaBaseUrl: 'https://files.example.org/',
      productTitle: 'Wi-Fi Desk',
      companyName: 'Harbour Networks',
      logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
      revokeUrl: 'https://api.example.org/v2/revoke',
    }
    expect(parseConfig(JSON.stringify(file))).toEqual({
      ...file,
      apiBaseUrl: 'https://api.example.org/v2',
    })
  })

  it('leaves neutral defaults for the rest', () => {
    expect(parseConfig('{ "productTitle": "Wi-Fi Desk", "later": 1 }')).toEqual({
      ...neutral,
      productTitle: 'Wi-Fi Desk',
    })
  })

  it.each([
    ['{ "productTitle": 7, "logo": { "light": "/a.svg" } }', /productTitle, logo/],
    ['[]', /not a JSON object/],
    ['{ "revokeUrl": false }', /revokeUrl/],
    ['{ productTitle', /not valid JSON/],
  ])('that is wrong says where: %s', (text, message) => {
    expect(() => parseConfig(text)).toThrow(ConfigError)
    expect(() => parseConfig(text)).toThrow(message)
  })
})

describe('loading the configuration', () => {
  it('reads the file of the own origin', async () => {
    answer('{ "companyName": "Harbour Networks" }')
    expect(await loadConfig()).toEqual({ ...neutral, companyName: 'Harbour Networks' })
  })

  it.each([
    ['a host without the file', '', { status: 404 }],
    ['a file store that forbids listing', '<Error/>', { status: 403 }],
    ['a host that answers unknown paths with the page', '<!doctype html>', { type: 'text/html' }],
  ])('takes the defaults from %s', async (_, body, init) => {
    answer(body, init)
    expect(await loadConfig()).toEqual(neutral)
  })

  it('does not guess when the host fails', async () => {
    answer('{}', { status: 502 })
    await expect(loadConfig()).rejects.toThrow(/502/)
  })

  it('does not guess without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadConfig()).rejects.toThrow(ConfigError)
  })
})
