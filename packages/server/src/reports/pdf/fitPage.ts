import { layOutDocument } from './layout.ts'
import type { Brand, ReportDocument } from './model.ts'

/** A brand as high as one can be: whose document it is, is added last. */
const highestBrand: Brand = { name: null, logo: { png: new Uint8Array(), width: 1, height: 32 } }

/**
 * Makes a document that stands on one page.
 * @param choices such as numbers of rows, in the order in which they are tried
 * @returns the document of the first choice with which it fits, or of the last one
 */
export function fitPage<Choice>(
  choices: readonly [Choice, ...Choice[]],
  make: (choice: Choice) => ReportDocument,
): ReportDocument {
  let document = make(choices[0])
  for (const choice of choices.slice(1)) {
    if (layOutDocument({ ...document, brand: highestBrand }).pages.length <= 1) break
    document = make(choice)
  }
  return document
}
