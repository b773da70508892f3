import { authorization, endSession, session } from '../auth/session.ts'
import { config } from '../config.ts'
import { ApiError, type ApiFailure } from './ApiError.ts'
import { retryAfterMs } from './retryAfter.ts'
import { askPatiently } from './serverWait.ts'

/**
 * Where a report file is. A path of the API stands below the media base; a whole address is itself.
 * @param path such as `reports/7.pdf` or `/reports/7.pdf`
 */
export function fileUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return `${config().mediaBaseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

/**
 * Fetches a report file. The session goes with the request only to the configured origins, so that
 * an address from elsewhere never learns the token. Ruling: Calls and errors.
 * @throws ApiError for every failure; an abort comes as the signal's reason
 */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Blob> {
  const url = fileUrl(path)
  const sender = isConfiguredOrigin(url) ? session.get() : null
  const headers = sender === null ? {} : { Authorization: authorization(sender) }
  try {
    const { response } = await askPatiently(async () => {
      const response = await fetch(url, { headers, signal })
      const header = response.headers.get('retry-after')
      return { response, status: response.status, retryAfterMs: retryAfterMs(header, Date.now()) }
    }, signal)
    if (response.ok) return await response.blob()
    if (response.status === 401 && sender !== null) endSession(sender)
    throw failed({ kind: 'refused', status: response.status, detail: null })
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ApiError ? error : failed({ kind: 'no-answer' })
  }
}

function isConfiguredOrigin(url: string): boolean {
  const originOf = (address: string) => new URL(address, location.href).origin
  const { apiBaseUrl, mediaBaseUrl } = config()
  return [apiBaseUrl, mediaBaseUrl].some((base) => originOf(base) === originOf(url))
}

function failed(failure: ApiFailure): ApiError {
  return new ApiError(failure, 'Download failed')
}
