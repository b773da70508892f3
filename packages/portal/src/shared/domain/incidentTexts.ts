/** Names incidents and the calls about them as one thing. */
export const incidentsAndCallsText = 'Incidents and calls'

/** Names the clients of a whole site at a moment. */
export const siteClientsText = 'Clients of the Site'
