import { demoAccounts, demoPassword } from './accounts.ts'

/**
 * Writes the text that whoever starts the demo is told.
 * @param origin where the server listens
 * @param hasPortal false when there is the API alone
 */
export function welcome(origin: string, hasPortal: boolean): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length)) + 3
  const accounts = demoAccounts.map(({ email, shows }) => `  ${email.padEnd(width)}${shows}`)
  return `
${hasPortal ? 'The portal' : 'The API (there is no built portal)'} is at ${origin.replace('127.0.0.1', 'localhost')}

Sign in with the password ${demoPassword} as
${accounts.join('\n')}

The API is described at /api/docs. Ctrl-C stops the server.
`
}
