import types from 'virtual:item-types'
import { Markdown, Subheading } from '@storybook/addon-docs/blocks'
import type { ItemType } from './itemTypes.ts'
import { typesOf } from './typesOf.ts'

/** Tables of types by name, with those that they mention, for a page of text. */
export function TypeTables({ of }: { of: readonly string[] }) {
  return <Tables types={typesOf('', types, of)} />
}

/** Tables of what a component is given: columns, series, items, texts. */
export function ComponentTypeTables({ component, extra }: { component: string; extra: string[] }) {
  return <Tables types={typesOf(component, types, extra)} />
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
