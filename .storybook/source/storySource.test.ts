/// <reference types="vite/client" />
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { liveSource } from './liveSource.ts'
import { storySources } from './storySource.ts'

const files = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Stories that show their code: sheets and files made of charts are there to be looked at. */
const stories = Object.entries(files)
  .filter(([, text]) => !text.includes("sourceState: 'none'"))
  .flatMap(([path, text]) =>
    [...storySources(join(import.meta.dirname, path), text)].map(([name, source]) => ({
      path,
      name: `${path.split('/').at(-1)}: ${name}`,
      ...source,
    })),
  )

/** About a screen. */
const longest = 1800

/** Says how a code differs from one that somebody would write. */
function faultsOf(code: string): string[] {
  // Between what a story declares and its element stands no semicolon.
  const { diagnostics = [] } = ts.transpileModule(code.replaceAll('\n\n<', '\n\n;<'), {
    reportDiagnostics: true,
    fileName: 'story.tsx',
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  })
  const faults = diagnostics.map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  )
  if (/\bargs\b/.test(code)) faults.push('args')
  if (/\bfn\(/.test(code)) faults.push('a mock')
  for (const [, name = ''] of code.matchAll(/(?<=^|[\s({>])<([A-Z]\w*)/gm)) {
    const isKnown = new RegExp(`(import.*|// Samples.*|const |function )\\b${name}\\b`).test(code)
    if (!isKnown) faults.push(`${name} comes from nowhere`)
  }
  for (const name of typesOf(code)) {
    const isKnown = new RegExp(`(import.*|// Samples.*|type |interface )\\b${name}\\b`).test(code)
    if (!isKnown) faults.push(`the type ${name} comes from nowhere`)
  }
  if (code.length > longest) faults.push(`${code.length} characters`)
  return faults
}

const ofTheLanguage = new Set([
  'Array',
  'Date',
  'Omit',
  'Parameters',
  'Partial',
  'Pick',
  'Promise',
  'Record',
  'const',
])

/** Names of types that a code speaks of, but for those of the language. */
function typesOf(code: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
      names.add(node.typeName.text)
    ts.forEachChild(node, visit)
  }
  const kind = ts.ScriptKind.TSX
  visit(ts.createSourceFile('story.tsx', code, ts.ScriptTarget.Latest, true, kind))
  return new Set([...names].filter((name) => !ofTheLanguage.has(name)))
}

test('each story has code that somebody would write', () => {
  expect(stories.length).toBeGreaterThan(500)
  const faults = stories.map(({ name, code }) => [name, ...faultsOf(code)])
  expect(faults.filter(([, fault]) => fault)).toEqual([])
}, 60_000)

test('what a story of a library imports, its user can import', () => {
  const inner = stories.filter(
    ({ path, code }) => !path.includes('/portal/') && /from '\.\.?\//.test(code),
  )
  expect(inner.map(({ name, code }) => [name, code])).toEqual([])
})

const example = (source: string) =>
  storySources(
    join(import.meta.dirname, '../../packages/ui/src/components/Button/Example.stories.tsx'),
    `import { Download } from 'lucide-react'
    import { fn } from 'storybook/test'
    import { Button } from './Button.tsx'
    const meta = { component: Button, args: { children: 'Save', onClick: fn() } } satisfies Meta<typeof Button>
    export default meta
    ${source}`,
  ).get('Example')

test.each([
  [
    'args become attributes',
    `{ args: { busy: true, icon: <Download />, size: 'sm' } }`,
    '<Button onClick={onClick} busy icon={<Download />} size="sm">Save</Button>',
  ],
  ['an arg may be taken away', `{ args: { onClick: undefined } }`, '<Button>Save</Button>'],
  [
    'args are written where a story spreads them',
    `{ render: (args) => <form><Button {...args} size="lg" /></form> }`,
    '<form><Button onClick={onClick} size="lg">Save</Button></form>',
  ],
])('%s', (_, story, element) => {
  expect(example(`export const Example: Story = ${story}`)?.code.split('\n\n').at(-1)).toBe(element)
})

test('what a story declares for itself comes with it, and its imports', () => {
  const source = example(`const size = 'lg'
    export const Example: Story = { args: { size } }`)
  expect(source?.code).toBe(
    `import { Button } from '@netportal/ui'\n\nconst size = 'lg'\n\n<Button onClick={onClick} size={size}>Save</Button>`,
  )
})

test('types come with what they are of', () => {
  const source = example(`import { type ComponentProps, useState } from 'react'
    import type { ButtonProps } from './Button.tsx'
    type Props = ButtonProps & Pick<ComponentProps<'a'>, 'href'>
    function Counting(props: Props) {
      const [count] = useState<number>(0)
      return <Button {...props}>{count}</Button>
    }
    export const Example: Story = { render: (args) => <Counting {...args} /> }`)
  expect(source?.code).toContain(`import { type ComponentProps, useState } from 'react'`)
  expect(source?.code).toContain(`import { Button, type ButtonProps } from '@netportal/ui'`)
  expect(source?.code).toContain(`type Props = ButtonProps & Pick<ComponentProps<'a'>, 'href'>`)
})

test('the code follows the controls', () => {
  const source = example(`export const Example: Story = { args: { size: 'sm', busy: true } }`)
  if (!source) throw new Error('The story was not read')
  const initialArgs = { children: 'Save', size: 'sm', busy: true }
  const live = liveSource(source.code, {
    initialArgs,
    args: { ...initialArgs, children: 'Send', size: 'lg', busy: false, block: true },
    parameters: { docs: { source } },
  })
  expect(live.split('\n\n').at(-1)).toBe(
    '<Button block onClick={onClick} size="lg" busy={false}>Send</Button>',
  )
})
