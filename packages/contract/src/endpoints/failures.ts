/** The words for a call that failed, where several calls ask for the same. */
export const incidentsFailure = 'Failed to fetch incidents'
