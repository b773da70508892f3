import type { FastifyInstance } from 'fastify'
import { StartError } from './errors.ts'

/**
 * Starts to answer requests.
 * @throws StartError when the address cannot be had
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Choose another with PORT=${port + 1}.`,
    EACCES: `Port ${port} is not for this user. Choose another with PORT=8080.`,
    EADDRNOTAVAIL: `HOST is '${host}', which is no address of this machine.`,
    ENOTFOUND: `HOST is '${host}', which is no address of this machine.`,
  }
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]
    throw reason === undefined ? error : new StartError(reason)
  }
}
