/** Headers of when an access point went down and was back, by the clocks of its location. */
export const wentDownText = 'Went Down (Local)'
export const cameBackText = 'Came Back (Local)'

/** Label of the search in a table of the access points that were down. */
export const searchOutagesText = 'Search access points'
