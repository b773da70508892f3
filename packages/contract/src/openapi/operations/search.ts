import type * as search from '../../endpoints/search.ts'
import { found } from '../../fixtures/search.ts'
import type { OperationDocuments } from '../document.ts'

export const searchOperations: OperationDocuments<typeof search> = {
  findAnything: {
    tag: 'Locations',
    description:
      'Only where `users/me` names `search`. Each word has to be in a name, or in the name of its location. Access points are found by a hardware address in any notation, or a piece of it, and by the beginning of an IP address; tickets by the beginning of their number alone. It changes nothing.',
    body: { query: '0000.5e00.531a', limit: 6 },
    example: found,
  },
}
