import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../auth/session.ts'
import { config, setConfig } from '../config.ts'
import { stubApi } from '../testing/stubApi.ts'
import { ApiError } from './ApiError.ts'
import { fetchFile, fileUrl } from './fetchFile.ts'

const before = config()
const { signal } = new AbortController()

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Token' }))
afterEach(() => {
  vi.unstubAllGlobals()
  setConfig(before)
  session.set(null)
})

describe('the address of a file', () => {
  it.each([
    ['/media/', 'a/7.pdf', '/media/a/7.pdf'],
    ['/media', '/a/7.pdf', '/media/a/7.pdf'],
    ['https://cdn.example.org/files//', '//a/7.pdf', 'https://cdn.example.org/files/a/7.pdf'],
    ['', 'a/7.pdf', '/a/7.pdf'],
    ['/media/', 'https://cdn.example.org/7.pdf', 'https://cdn.example.org/7.pdf'],
  ])('%s and %s make %s', (mediaBaseUrl, path, url) => {
    setConfig({ ...before, mediaBaseUrl })
    expect(fileUrl(path)).toBe(url)
  })
})

describe('the fetching of a file', () => {
  it.each([
    ['reports/7.pdf', 'https://media.example.org/files/reports/7.pdf', 'Token abc'],
    ['https://api.example.org/7.pdf', 'https://api.example.org/7.pdf', 'Token abc'],
    ['https://evil.example/7.pdf', 'https://evil.example/7.pdf', null],
    [
      'https://media.example.org.evil.example/7.pdf',
      'https://media.example.org.evil.example/7.pdf',
      null,
    ],
  ])('of %s sends the session to the configured origins alone', async (path, url, header) => {
    setConfig({
      ...before,
      apiBaseUrl: 'https://api.example.org',
      mediaBaseUrl: 'https://media.example.org/files',
    })
    const asked = stubApi({ [`GET ${url}`]: { text: 'content' } })
    expect(await (await fetchFile(path, signal)).text()).toBe('content')
    expect(asked[0]?.headers.get('authorization')).toBe(header)
  })

  it.each([404, 500])('fails with status %i', async (status) => {
    stubApi({ 'GET /media/7.pdf': { status, text: '' } })
    const error = await fetchFile('7.pdf', signal).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, message: 'Download failed' })
    expect(session.get()).not.toBeNull()
  })

  it('ends the session with a 401', async () => {
    stubApi({ 'GET /media/7.pdf': { status: 401, text: '' } })
    await fetchFile('7.pdf', signal).catch(() => undefined)
    expect(session.get()).toBeNull()
  })
})
