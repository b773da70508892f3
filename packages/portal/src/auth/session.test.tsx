import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, setConfig } from '../config.ts'
import { otherTab } from '../testing/otherTab.ts'
import { stubApi } from '../testing/stubApi.ts'
import { session } from './session.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'

const credentials = { username: 'desk@example.org', password: 'demo-password' }
const before = config()

afterEach(() => {
  vi.unstubAllGlobals()
  setConfig(before)
  session.set(null)
})

describe('signing in', () => {
  it('stores the token and its type', async () => {
    stubApi({ 'POST /token': { json: { access_token: 'abc', token_type: 'bearer' } } })
    await signIn(credentials)
    expect(session.get()).toEqual({ accessToken: 'abc', tokenType: 'bearer' })
    expect({ ...localStorage }).toEqual({ access_token: 'abc', token_type: 'bearer' })
  })

  it('takes Bearer where the server names no type', async () => {
    stubApi({ 'POST /token': { json: { access_token: 'abc' } } })
    await signIn(credentials)
    expect(session.get()?.tokenType).toBe('Bearer')
  })

  it('stores nothing when it fails', async () => {
    stubApi({ 'POST /token': { json: { token_type: 'bearer' } } })
    await expect(signIn(credentials)).rejects.toThrow()
    expect(localStorage.length).toBe(0)
  })
})

describe('signing out', () => {
  it('removes both keys and calls nobody by itself', () => {
    const asked = stubApi({})
    session.set({ accessToken: 'abc', tokenType: 'Bearer' })
    signOut()
    expect(session.get()).toBeNull()
    expect(localStorage.length).toBe(0)
    expect(asked).toEqual([])
  })

  it('tells the configured address, with the token that ends', () => {
    setConfig({ ...before, revokeUrl: '/api/v1/token/revoke' })
    const asked = stubApi({})
    session.set({ accessToken: 'abc', tokenType: 'Bearer' })
    signOut()
    expect(asked.map(({ request }) => request)).toEqual(['POST /api/v1/token/revoke'])
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer abc')
  })

  it('does not depend on that', async () => {
    setConfig({ ...before, revokeUrl: '/api/v1/token/revoke' })
    stubApi({ 'POST /api/v1/token/revoke': 'offline' })
    session.set({ accessToken: 'abc', tokenType: 'Bearer' })
    signOut()
    await new Promise((resolve) => setTimeout(resolve))
    expect(session.get()).toBeNull()
  })
})

describe('another tab', () => {
  /** Resolves with the session after the next change. */
  const changed = () =>
    new Promise((resolve) => {
      const leave = session.subscribe(() => {
        leave()
        resolve(session.get())
      })
    })

  it('takes this one along when it signs out', async () => {
    session.set({ accessToken: 'abc', tokenType: 'Bearer' })
    const change = changed()
    otherTab().removeItem('access_token')
    expect(await change).toBeNull()
  })

  it('takes this one along when it clears everything', async () => {
    session.set({ accessToken: 'abc', tokenType: 'Bearer' })
    const change = changed()
    otherTab().clear()
    expect(await change).toBeNull()
  })

  it('takes this one along when it signs in', async () => {
    const change = changed()
    otherTab().setItem('access_token', 'def')
    expect(await change).toEqual({ accessToken: 'def', tokenType: 'Bearer' })
  })
})

describe('storage that the browser refuses', () => {
  it('keeps a person signed in for as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    session.set({ accessToken: 'abc', tokenType: 'Bearer' })
    expect(session.get()?.accessToken).toBe('abc')
    vi.restoreAllMocks()
  })
})
