/** Shown when a location's data could not be fetched and the server gave no reason. Specification §8 "Location pages". */
export const dataFailure = 'An unknown error occurred while fetching data.'
