import type { OpenApiDocument } from '@netportal/contract/openapi'
import * as z from 'zod/mini'
import { type Html, html } from './html.ts'

/** The parts of an OpenAPI operation that the page shows. */
const Content = z.optional(
  z.record(z.string(), z.object({ schema: z.unknown(), example: z.optional(z.unknown()) })),
)
const Answer = z.object({
  $ref: z.optional(z.string()),
  description: z.optional(z.string()),
  content: Content,
})
const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema: z.unknown(),
})
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.optional(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.optional(z.array(Parameter)),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), Answer),
})
type Operation = z.infer<typeof Operation>
type Content = z.infer<typeof Content>

interface Call extends Operation {
  method: string
  path: string
}

/**
 * Writes an OpenAPI document as a page that needs no script and nothing from elsewhere.
 * @param links where the document itself and the page's style are
 * @throws when an operation is not of the shape that the contract's documents have
 */
export function docsPage(
  document: OpenApiDocument,
  links: { documentPath: string; stylePath: string },
): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...z.parse(Operation, operation),
      method: method.toUpperCase(),
      path,
    })),
  )
  const { title } = document.info
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${links.stylePath}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>The same as an <a href="${links.documentPath}">OpenAPI document</a>.
Sign in with <code>POST /token</code>, then send <code>Authorization: Bearer</code> and the token.
Every error has the form <code>{"detail": "…"}</code>.</p>
${document.tags.map((tag) =>
  group(
    tag,
    calls.filter(({ tags }) => tags.includes(tag.name)),
  ),
)}
<section>
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas ?? {}).map(schemaDetails)}
</section>
</main>
</body>
</html>
`
  return page.text
}

function group(tag: { name: string; description: string }, calls: readonly Call[]): Html | null {
  if (calls.length === 0) return null
  return html`<section>
<h2>${tag.name}</h2>
<p>${tag.description}</p>
${calls.map(callDetails)}
</section>`
}

function callDetails(call: Call): Html {
  const schemes = call.security.flatMap((scheme) => Object.keys(scheme))
  return html`<details id="${call.operationId}">
<summary><code><b>${call.method}</b> ${call.path}</code> <span>${call.summary}</span></summary>
<p>${call.description}</p>
<p>Access: ${schemes.length > 0 ? schemes.join(', ') : 'public'}</p>
${call.parameters && parameterTable(call.parameters)}
${call.requestBody && html`<h3>Request</h3>${contents(call.requestBody.content)}`}
${Object.entries(call.responses).map(([status, answer]) =>
  answer.$ref
    ? html`<h3>${status} ${answer.$ref.split('/').at(-1)}</h3>`
    : html`<h3>${status} ${answer.description}</h3>${contents(answer.content)}`,
)}
</details>
`
}

function parameterTable(parameters: readonly z.infer<typeof Parameter>[]): Html {
  return html`<table>
<thead><tr><th>Parameter</th><th>In</th><th>Required</th><th>Meaning</th><th>Schema</th></tr></thead>
<tbody>
${parameters.map(
  (parameter) => html`<tr>
<td><code>${parameter.name}</code></td>
<td>${parameter.in}</td>
<td>${parameter.required ? 'yes' : 'no'}</td>
<td>${parameter.description}</td>
<td><code>${JSON.stringify(parameter.schema)}</code></td>
</tr>`,
)}
</tbody>
</table>`
}

function contents(content: Content): Html[] {
  return Object.entries(content ?? {}).map(
    ([type, { schema, example }]) => html`<p><code>${type}</code></p>
<pre tabindex="0">${json(schema)}</pre>
${example !== undefined && html`<p>Example</p><pre tabindex="0">${json(example)}</pre>`}`,
  )
}

function schemaDetails([name, schema]: [string, unknown]): Html {
  return html`<details id="${name}">
<summary><code>${name}</code></summary>
<pre tabindex="0">${json(schema)}</pre>
</details>
`
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
