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
}

function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return { pattern, to: (params) => fill(pattern, params) }
}

function fill(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

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
