/** Texts of our server's own answers, as its document shows them. */
export const answerTexts = {
  resetRequested: 'If there is an account for this address, a link is on its way.',
  passwordChanged: 'The password has been changed.',
  unreadable: 'The request cannot be read.',
  databaseSlow: 'The database does not answer in time. Please try again in a moment.',
  tooLarge: 'The request is too large.',
} as const
