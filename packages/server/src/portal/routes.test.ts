import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { useStaticApp } from '../testing/testApp.ts'

const page = `<!doctype html><title>Portal</title>
<script>document.documentElement.dataset.theme = 'dark'</script>
<script type="module" src="/assets/main-C0FFEE12.js"></script>`
const script = `export const text = '${'portal '.repeat(500)}'`

const folder = mkdtempSync(join(tmpdir(), 'network-portal-dist-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), page)
writeFileSync(join(folder, 'assets/main-C0FFEE12.js'), script)
writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(folder, 'config.json'), '{"productTitle":"Left over"}')
writeFileSync(join(folder, '.secret'), 'not for everyone')
afterAll(() => rmSync(folder, { recursive: true }))

const test = useStaticApp({
  PORTAL_DIR: folder,
  PRODUCT_TITLE: 'Guest Networks',
  COMPANY_NAME: 'Example Ltd',
  LOGO_LIGHT: '/logo.svg',
})

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const visit = (url: string) => test.call(url, undefined, { headers: html })

describe('the page', () => {
  it.each([
    '/',
    '/index.html',
    '/dashboard',
    '/locations/7/ssids/50%25%2F5G/stats',
    '/reset-password/MQ/a-token?from=mail',
    '/nowhere',
    '/apis',
    '/tokens',
    '/reset-password//a-token',
    '/locations/7/..%2F..%2Fsecret',
    '/%',
    '/%FF?from=mail',
    '/locations/100%/devices',
    '/reset-password/MQ/%E0%A4%A',
  ])('is the answer to a visit of %s', async (url) => {
    const response = await visit(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.body).toBe(page)
  })

  it.each(['/api', '/api/nowhere', '/api/v1/nowhere?x=1', '/media/none.pdf', '/assets/old-1.js'])(
    'is not the answer to a visit of %s',
    async (url) => {
      const response = await visit(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ detail: 'Not found.' })
    },
  )

  it('is not the answer to a visit of what is only posted to', async () => {
    expect((await visit('/token')).statusCode).toBe(405)
  })

  it('is not the answer to a script, a picture or a form', async () => {
    expect(
      (await test.call('/missing.png', undefined, { headers: { accept: 'image/*' } })).statusCode,
    ).toBe(404)
    expect(
      (await test.call('/missing.js', undefined, { headers: { accept: '*/*' } })).statusCode,
    ).toBe(404)
    const post = await test.call('/dashboard', undefined, { method: 'POST', headers: html })
    expect(post.statusCode).toBe(404)
    expect(post.json()).toEqual({ detail: 'Not found.' })
  })
})

it.each(['/api/%', '/media/%E0%A4%A', '/assets/%.js'])(
  'calls an address of the server that cannot be decoded a broken request: %s',
  async (url) => {
    const response = await visit(url)
    expect(response.json()).toEqual({ detail: 'The request cannot be read.' })
    expect(response.statusCode).toBe(400)
  },
)

it('answers no program with the page, however its address is written', async () => {
  const response = await test.call('/%', undefined, { headers: { accept: '*/*' } })
  expect(response.statusCode).toBe(400)
})

describe('files', () => {
  it('are kept for ever when their name holds their hash, and checked each time otherwise', async () => {
    const asset = await test.call('/assets/main-C0FFEE12.js')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toMatch(/javascript/)
    expect(asset.headers.vary ?? '').not.toMatch(/origin/i)
    const icon = await test.call('/favicon.svg')
    expect(icon.headers['cache-control']).toBe('no-cache')
    expect(icon.headers['content-type']).toBe('image/svg+xml')
  })

  it('are compressed as the browser can read them', async () => {
    const fetchAs = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding }
      const response = await test.call('/assets/main-C0FFEE12.js', undefined, { headers })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers.vary).toMatch(/accept-encoding/i)
      return response.rawPayload
    }
    expect(brotliDecompressSync(await fetchAs('br')).toString()).toBe(script)
    expect(gunzipSync(await fetchAs('gzip')).toString()).toBe(script)
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.secret',
  ])('outside or hidden are not given: %s', async (url) => {
    const response = await test.call(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toContain('secret')
    expect(Object.keys(response.json())).toEqual(['detail'])
  })
})

it('tells the portal its configuration, in place of a file that was built with it', async () => {
  const response = await test.call('/config.json')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.json()).toEqual({
    apiBaseUrl: '',
    mediaBaseUrl: '/media/',
    productTitle: 'Guest Networks',
    companyName: 'Example Ltd',
    logo: { light: '/logo.svg', dark: '/logo.svg' },
    revokeUrl: '/api/v1/token/revoke',
  })
})

it.each([
  '/',
  '/%',
  '/dashboard',
  '/config.json',
  '/api/health/live',
  '/api/v1/users/me/',
  '/api/docs',
])('sends a strict policy and no referrer with %s', async (url) => {
  const { headers } = await visit(url)
  const policy = String(headers['content-security-policy'])
  expect(policy.split(';')).toEqual([
    "default-src 'self'",
    // printf %s "document.documentElement.dataset.theme = 'dark'" | openssl dgst -sha256 -binary | base64
    "script-src 'self' 'sha256-OtwzC4kLCUqUC1CG1s30zaJDdDxZwQK0GoeqKYn4JMc='",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
})
