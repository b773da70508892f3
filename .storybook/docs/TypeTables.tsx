import types from 'virtual:item-types'
import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks'
import type { ItemType } from './itemTypes.ts'
import { typesOf } from './typesOf.ts'

/** Tables of types by name, with those that they mention, for a page of text. */
export function TypeTables({ of }: { of: readonly string[] }) {
  return <Tables types={typesOf('', types, of)} />
}

/** Tables of what a component is given: columns, series, items, texts. */
export function ComponentTypeTables({ component, extra }: { component: string; extra: string[] }) {
  const shown = typesOf(component, types, extra)
  if (shown.length === 0) return null
  return (
    <>
      <Heading>What its props are made of</Heading>
      <Tables types={shown} />
    </>
  )
}

function Tables({ types: shown }: { types: readonly ItemType[] }) {
  return shown.map((type) => (
    <section key={type.name}>
      <Subheading>{type.name}</Subheading>
      {type.description && <Markdown>{type.description}</Markdown>}
      <Members {...type} />
    </section>
  ))
}

function Members({ name, members }: ItemType) {
  return (
    <table className="sbdocs np-types" aria-label={`Members of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Description</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.name}>
            <th scope="row">{member.isOptional ? `${member.name}?` : member.name}</th>
            <td>
              <Markdown>{member.description}</Markdown>
              <code>{member.type}</code>
            </td>
            <td>{member.defaultValue ? <code>{member.defaultValue}</code> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
