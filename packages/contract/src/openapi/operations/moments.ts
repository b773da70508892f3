import type * as moments from '../../endpoints/moments.ts'
import { nightMoment } from '../../fixtures/moments.ts'
import { type OperationDocuments, parameters } from '../document.ts'

export const momentOperations: OperationDocuments<typeof moments> = {
  getMoment: {
    tag: 'Locations',
    description:
      'Told from what is recorded: changes of status, counts of clients, and when tickets were opened and closed. Only where `users/me` names `moments`.',
    params: { id: parameters.location },
    query: { at: 'The moment, which must not be still to come. Now when it is missing.' },
    example: {
      ...nightMoment,
      devices: nightMoment.devices.slice(0, 2),
      ssids: nightMoment.ssids.slice(0, 2),
    },
  },
}
