import type { StoryContext } from '@storybook/react-vite'
import type { StorySource } from './storySource.ts'

type Context = Pick<StoryContext, 'args' | 'initialArgs' | 'parameters'>

/** Writes what a reader has set by the controls into the code of a story. */
export function liveSource(code: string, { args, initialArgs, parameters }: Context): string {
  const { attributes = {}, children, tag }: Partial<StorySource> = parameters.docs?.source ?? {}
  if (!tag) return code
  let live = code
  for (const [name, value] of Object.entries(args)) {
    if (value === initialArgs[name] || typeof value === 'function') continue
    if (name === 'children') {
      if (children && typeof value === 'string') live = replaceLast(live, children, value)
      continue
    }
    const written = attributes[name]
    const text = attributeOf(name, value)
    // An attribute stands in a line of its own or between spaces.
    if (written) live = replaceLast(live, ` ${written}`, text && ` ${text}`)
    else if (text) live = replaceLast(live, `<${tag}`, `<${tag} ${text}`)
  }
  return live
}

function attributeOf(name: string, value: unknown): string {
  if (value === undefined || value === '') return ''
  if (value === true) return name
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${JSON.stringify(value)}}`
}

/** The element comes behind its imports and samples. */
function replaceLast(text: string, part: string, by: string): string {
  const at = text.lastIndexOf(part)
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + part.length)
}
