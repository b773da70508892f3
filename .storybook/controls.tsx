import type { Preview } from '@storybook/react-vite'
import { CircleCheck, Download, Search, TriangleAlert } from 'lucide-react'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<ArgTypesEnhancer>[string]

const icons = {
  check: <CircleCheck />,
  download: <Download />,
  search: <Search />,
  warning: <TriangleAlert />,
}

/**
 * Gives a slot a text box, an icon a choice of icons, and nothing to what an editor would break: for all that is
 * not a plain value Storybook offers an editor of JSON, which makes objects of elements and loses functions.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const argType = argTypes[name] ?? { name }
      return [
        name,
        { ...fittingControl(argType, initialArgs[name]), ...argType, ...writtenDefault(argType) },
      ]
    }),
  )

/** A text that a docstring names is in quotes already: Storybook puts others around them. */
function writtenDefault({ table }: ArgType): Partial<ArgType> {
  const { summary } = table?.defaultValue ?? {}
  const [, written] = /^"('.*')"$/.exec(summary ?? '') ?? []
  return written ? { table: { ...table, defaultValue: { summary: written } } } : {}
}

function fittingControl({ name, type, table }: ArgType, value: unknown): Partial<ArgType> {
  if (type && ['boolean', 'string', 'number', 'enum'].includes(type.name)) return {}
  if (table?.type?.summary === 'ReactNode') {
    if (name === 'icon') {
      return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons }
    }
    if (value === undefined || typeof value !== 'object') return { control: { type: 'text' } }
  }
  return value !== null && isJson(value) ? {} : { control: { disable: true } }
}

/** Tells whether a value can be written as JSON and read back: a date would come back as a text. */
function isJson(value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value)
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isJson)
}

/**
 * Returns a key of the args that a component reads only when it begins, or that a story keeps for it: with another
 * key a story begins anew, so that their controls do something.
 */
export function beginnings(args: Record<string, unknown>): string {
  const read = Object.entries(args).filter(([name]) => /^(default[A-Z]|(value|state)$)/.test(name))
  return JSON.stringify(read.filter(([, value]) => isJson(value)))
}
