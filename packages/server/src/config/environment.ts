/** Environment variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

interface NumberRange {
  min: number
  max: number
  whole?: boolean
}

/**
 * Reads environment variables and collects what is wrong with them, so that all faults are told at once.
 * Each reader returns null for a variable that is unset, empty or at fault.
 */
export class EnvironmentReader {
  /** One sentence per fault so far. */
  readonly faults: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string): string | null {
    return this.#environment[name]?.trim() || null
  }

  /** `1` or `true`, `0` or `false`; unset is false. */
  flag(name: string): boolean {
    const value = this.text(name)?.toLowerCase() ?? '0'
    if (!['0', '1', 'true', 'false'].includes(value)) {
      this.faults.push(`${name} must be 1 or 0, not '${value}'.`)
    }
    return value === '1' || value === 'true'
  }

  number(name: string, { min, max, whole = false }: NumberRange): number | null {
    const text = this.text(name)
    if (text === null) return null
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value
    const kind = whole ? 'a whole number' : 'a number'
    this.faults.push(`${name} must be ${kind} from ${min} to ${max}, not '${text}'.`)
    return null
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    const text = this.text(name)?.toLowerCase() ?? null
    const choice = choices.find((candidate) => candidate === text) ?? null
    if (text !== null && choice === null) {
      this.faults.push(`${name} must be one of ${choices.join(', ')}, not '${text}'.`)
    }
    return choice
  }

  /** Values separated by commas. */
  list(name: string): string[] {
    const entries = this.text(name)?.split(',') ?? []
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
  }

  /** The value itself is not repeated in the fault: it may hold a password. */
  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name)
    if (text === null) return null
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ')
    const isOther = !protocols.some((protocol) => text.startsWith(`${protocol}//`))
    this.faults.push(
      isOther
        ? `${name} must be an address that starts with ${schemes}.`
        : `${name} cannot be read as an address: in names and passwords /, ?, #, @, : and % are written as %2F, %3F, %23, %40, %3A and %25.`,
    )
    return null
  }

  /** A path on this server. */
  path(name: string): string | null {
    const text = this.text(name)
    if (text === null || /^\/(?!\/)/.test(text)) return text
    this.faults.push(`${name} must be a path that starts with '/', not '${text}'.`)
    return null
  }

  /** A web origin: scheme, host and port, nothing after them. */
  origin(name: string): string | null {
    const text = this.text(name)
    return text === null ? null : this.#parseOrigin(name, text)
  }

  /** Web origins separated by commas. */
  origins(name: string): string[] {
    return this.list(name).flatMap((entry) => this.#parseOrigin(name, entry) ?? [])
  }

  #parseOrigin(name: string, text: string): string | null {
    const url = URL.canParse(text) ? new URL(text) : null
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
    this.faults.push(
      `${name} must be an origin such as https://portal.example.com, without a path, not '${text}'.`,
    )
    return null
  }
}
