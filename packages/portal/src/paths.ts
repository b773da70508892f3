type ParameterName<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterName<Tail>
    : Rest
  : never

/** A kind of page with parameters in its address. */
export interface Path<Pattern extends string> {
  /** For the route table. */
  pattern: Pattern
  /** The address of one such page; each parameter becomes one percent-encoded segment. */
  to: (params: Record<ParameterName<Pattern>, string | number>) => string
  /**
   * Reads the parameters of an address of this kind; none of any other address. The router's own
   * reading takes an encoded `%2F` within a parameter for a slash.
   * @param pathname as the browser has it, percent-encoded
   */
  read: (pathname: string) => Partial<Record<ParameterName<Pattern>, string>>
}

/** Makes a kind of page from its pattern. */
export function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    to: (params) => fill(pattern, params),
    read: (pathname) => readParams(pattern, pathname),
  }
}

function fill(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function readParams<Name extends string>(
  pattern: string,
  pathname: string,
): Partial<Record<Name, string>> {
  const values = pathname.replace(/\/$/, '').split('/')
  const names = pattern.split('/')
  const isOfThisKind =
    names.length === values.length &&
    names.every((name, place) => name.startsWith(':') || name === values[place])
  const params: Record<string, string> = {}
  if (isOfThisKind) {
    names.forEach((name, place) => {
      const value = values[place]
      if (name.startsWith(':') && value) params[name.slice(1)] = decode(value)
    })
  }
  return params as Partial<Record<Name, string>>
}

/** A person may type an address that is not well encoded. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** How the addresses of a location's pages begin. */
export const locationSection = '/locations/'

/** Every page that has an address. Specification §2 "Route table". */
export const paths = {
  home: '/',
  login: '/login',
  requestPasswordReset: '/request-password-reset',
  resetPassword: path('/reset-password/:uid/:token'),
  dashboard: '/dashboard',
  timeline: path('/locations/:locationId/timeline'),
  devices: path('/locations/:locationId/devices'),
  deviceHistory: path('/locations/:locationId/devices/:deviceMacAddress/history'),
  ssids: path('/locations/:locationId/ssids'),
  ssidStats: path('/locations/:locationId/ssids/:ssidWlanIdApi/stats'),
  tickets: path('/locations/:locationId/tickets'),
  reports: '/reports',
} as const
