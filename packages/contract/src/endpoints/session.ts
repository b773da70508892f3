import { defineEndpoint } from '../endpoint.ts'
import { Credentials, LoginResult, UserProfile } from '../entities/session.ts'
import { Message } from '../entities/shared.ts'

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/token',
  access: 'public',
  summary: 'Exchange an e-mail address and a password for an access token',
  body: Credentials,
  bodyType: 'form',
  response: LoginResult,
  failure: 'An unknown error occurred during login.',
})

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/users/me/',
  access: 'user',
  summary: 'The signed-in person: role and company',
  response: UserProfile,
  failure: 'Failed to fetch user profile',
})

/** Not in the specification: our server's own call, named to the portal by `revokeUrl` in its configuration. */
export const revokeToken = defineEndpoint({
  method: 'POST',
  path: '/api/v1/token/revoke',
  access: 'user',
  summary: 'End the session of the token that the call carries',
  response: Message,
  failure: 'Failed to sign out',
})
