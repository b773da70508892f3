/** Text over data that a refresh in the background could not replace. Specification §4 "Location page loading". */
export const outdatedText =
  'Note: A background refresh encountered an error. Displayed data might be outdated.'
