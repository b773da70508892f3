import type { ItemType } from './itemTypes.ts'

/**
 * The types whose things a component is given, with what they mention themselves. Props of other components, and
 * names for a few words (`'sm' | 'md'`), are no part of it.
 * @param extra types that come another way than by a prop, such as to a hook
 */
export function typesOf(
  component: string,
  types: Record<string, ItemType>,
  extra: readonly string[] = [],
): ItemType[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const type = types[name]
    if (!type || found.has(name) || /Props$/.test(name)) return
    found.add(name)
    for (const mention of type.mentions) visit(mention)
  }
  for (const mention of types[`${component}Props`]?.mentions ?? []) visit(mention)
  for (const name of extra) visit(name)
  return [...found].flatMap((name) => types[name] ?? []).filter(({ members }) => members.length > 0)
}
