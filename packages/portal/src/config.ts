/** Settings that a provider makes for its deployment, in `/config.json`. One build serves any provider. */
export interface PortalConfig {
  /** Where the API is, without a slash at the end; empty for the portal's own origin. */
  apiBaseUrl: string
  /** Below which report files are. */
  mediaBaseUrl: string
  productTitle: string
  companyName: string
  /** Pictures for the light and the dark theme; null for the built-in mark. */
  logo: { light: string; dark: string } | null
  /** Told of every sign-out, when there is one. */
  revokeUrl: string | null
}

/** Why the portal cannot start, for whoever runs it. */
export class ConfigError extends Error {}

const defaults: PortalConfig = {
  apiBaseUrl: '',
  mediaBaseUrl: '/media/',
  productTitle: 'Network Portal',
  companyName: 'Example Company',
  logo: null,
  revokeUrl: null,
}

let current = defaults

/** The configuration of this page. It is set once, before anything renders. */
export function config(): PortalConfig {
  return current
}

export function setConfig(next: PortalConfig): void {
  current = next
}

/**
 * Reads the text of `/config.json`. What it leaves out has neutral defaults. Read by hand: a schema
 * library in the first chunk would cost more than everything else of ours in it.
 * @throws ConfigError naming the fields that are wrong
 */
export function parseConfig(text: string): PortalConfig {
  const file = parseJson(text)
  if (!isRecord(file)) throw new ConfigError('config.json is not a JSON object.')
  const wrong: string[] = []
  const readText = <Default>(value: unknown, name: string, ifMissing: Default) => {
    if (typeof value === 'string') return value
    if (value !== undefined && value !== null) wrong.push(name)
    return ifMissing
  }
  const readLogo = (value: unknown) => {
    const logo = isRecord(value) ? value : {}
    const { light, dark } = logo
    if (typeof light === 'string' && typeof dark === 'string') return { light, dark }
    if (value !== undefined && value !== null) wrong.push('logo')
    return defaults.logo
  }
  const result: PortalConfig = {
    apiBaseUrl: readText(file.apiBaseUrl, 'apiBaseUrl', defaults.apiBaseUrl).replace(/\/+$/, ''),
    mediaBaseUrl: readText(file.mediaBaseUrl, 'mediaBaseUrl', defaults.mediaBaseUrl),
    productTitle: readText(file.productTitle, 'productTitle', defaults.productTitle),
    companyName: readText(file.companyName, 'companyName', defaults.companyName),
    logo: readLogo(file.logo),
    revokeUrl: readText(file.revokeUrl, 'revokeUrl', defaults.revokeUrl),
  }
  if (wrong.length > 0) {
    throw new ConfigError(`config.json is not as expected: check ${wrong.join(', ')}.`)
  }
  return result
}

/**
 * Fetches the configuration from the portal's own origin. No such file, or a server that answers
 * unknown paths with the portal's page, means the defaults.
 * @throws ConfigError when there is a file that cannot be used, or no telling whether there is one
 */
export async function loadConfig(): Promise<PortalConfig> {
  const response = await fetch('/config.json').catch(() => {
    throw new ConfigError('config.json could not be reached. Please check the connection.')
  })
  if (missing.has(response.status) || (response.ok && isPage(response))) return defaults
  if (!response.ok) throw new ConfigError(`config.json was answered with ${response.status}.`)
  return parseConfig(await response.text())
}

/** File stores answer 403 for what does not exist when listing is forbidden. */
const missing = new Set([403, 404, 410])

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') ?? false
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError('config.json is not valid JSON.')
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
