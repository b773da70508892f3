/** Headers of when an access point went down and was back, by the clocks of its location. */
export const wentDownText = 'Went Down (Local)'
export const cameBackText = 'Came Back (Local)'
