import { ApiError } from '../../api/ApiError.ts'

/** Returns the text that tells a person why signing in failed. Specification §8 "Login". */
export function loginMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.unknown
  const { failure } = error
  if (failure.kind === 'no-answer') return texts.network
  if (failure.kind === 'unreadable') return texts.unknown
  const { status, detail } = failure
  if (status === 400 || status === 401) return texts.refused
  if (detail === null) return texts.unknown
  return detail.toLowerCase().includes('incorrect username or password') ? texts.refused : detail
}

const texts = {
  refused: 'Login failed. Please check your email and password.',
  network: 'An unexpected network or server error occurred during login.',
  // The contract's words, which come too late to be imported here: the login page is small.
  unknown: 'An unknown error occurred during login.',
}
