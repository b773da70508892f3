import { type Credentials, signIn as signInCall } from '@netportal/contract'
import { callApi } from '../api/callApi.ts'
import { defaultTokenType, session } from './session.ts'

/**
 * Signs a person in, in every tab.
 * @throws ApiError as `callApi` does
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const login = await callApi(signInCall, { body: credentials })
  session.set({
    accessToken: login.access_token,
    tokenType: login.token_type || defaultTokenType,
  })
}
