import type * as comparison from '../../endpoints/comparison.ts'
import {
  comparedLocations,
  monthOfLocations,
  monthPage,
  worstDevices,
} from '../../fixtures/comparison.ts'
import { comparisonLimits } from '../../rules/comparison.ts'
import { type OperationDocuments, pageOf } from '../document.ts'

const { seriesDaysDefault, seriesDaysMax, sitesMax } = comparisonLimits
const announced = 'Only where `users/me` names `comparison`.'

export const comparisonOperations: OperationDocuments<typeof comparison> = {
  listMonth: {
    tag: 'Locations',
    description: `Of days that are over, by the clocks of each location. ${announced}`,
    query: {
      month: 'The month, `yyyy-MM`, which must have begun. The last whole one when it is missing.',
      ...pageOf('Locations'),
    },
    example: monthPage(monthOfLocations.slice(0, 1)),
  },
  compareLocations: {
    tag: 'Locations',
    description: `The whole answer is refused when one of the locations is not the caller's. ${announced}`,
    query: {
      location_ids: `Ids of 1 to ${sitesMax} locations, with commas between them.`,
      from: `The first day; ${seriesDaysDefault} days before the last when it is missing.`,
      to: `The last day, yesterday when it is missing; ${seriesDaysMax} days in all at most.`,
    },
    example: { ...comparedLocations, locations: comparedLocations.locations.slice(0, 1) },
  },
  listWorstDevices: {
    tag: 'Devices',
    description: `Access points are those of today. ${announced}`,
    query: {
      quarter:
        'The quarter, `yyyy-Qn`, which must have begun. The one of today when it is missing.',
      limit: 'Access points to answer with.',
    },
    example: { ...worstDevices, results: worstDevices.results.slice(0, 2) },
  },
}
