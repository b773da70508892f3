import { fileURLToPath } from 'node:url'
import type { ParserOptions } from 'react-docgen-typescript'

export const docgenTsconfig = fileURLToPath(new URL('tsconfig.docgen.json', import.meta.url))

/**
 * How the props of a component are read for its page. Through the type checker, since what comes by `Pick`, `Omit`
 * and `extends` belongs to a component too; what React or styled-components gives every element does not.
 */
export const docgenOptions: ParserOptions = {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ name, parent }) =>
    !parent?.fileName.includes('node_modules') && name !== 'as' && name !== 'forwardedAs',
}
