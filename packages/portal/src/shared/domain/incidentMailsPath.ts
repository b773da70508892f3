/** The page of the mails about incidents. Apart from the specified addresses, which the login page carries. */
export const incidentMailsPath = '/incident-mails'
