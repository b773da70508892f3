/** Why a mail that was handed to the mail server is settled without being known to have arrived. */
export const mailReasons = {
  givenUp: 'The mail server did not take it for a day.',
  unknown:
    'The connection broke while it was handed over. It is not sent again, so that nobody gets it twice.',
}
