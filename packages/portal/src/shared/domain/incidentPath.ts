import { path } from '../../paths.ts'

/** The address of an incident's own page. Apart from the specified ones, which the login page carries. */
export const incidentPath = path('/locations/:locationId/incidents/:incidentId')

/** The address of all incidents of a period. */
export const incidentsPath = '/incidents'
