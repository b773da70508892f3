import type { EnvironmentReader } from './environment.ts'

const protocols = ['http/protobuf', 'http/json'] as const

/** How traces go to a collector. Where they go and all else is read from the variables by the libraries themselves. */
export interface TracingSettings {
  protocol: (typeof protocols)[number]
}

/**
 * Reads whether to send traces, from OpenTelemetry's standard variables.
 * @returns null where they name no collector, or say that none is wanted
 */
export function readTracing(env: EnvironmentReader): TracingSettings | null {
  const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']
  if (env.text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null
  if (!endpoints.some((name) => env.text(name) !== null)) return null
  if (env.choice('OTEL_TRACES_EXPORTER', ['otlp', 'none']) === 'none') return null
  // The libraries would go on without one that is wrong, to this machine.
  for (const name of endpoints) env.url(name, ['http:', 'https:'])
  const protocol =
    env.choice('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', protocols) ??
    env.choice('OTEL_EXPORTER_OTLP_PROTOCOL', protocols)
  return { protocol: protocol ?? 'http/protobuf' }
}
