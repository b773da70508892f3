import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server that goes down, comes back, and can keep one sender waiting for its answer. */
export async function openMailServer() {
  /** Addresses, once for each mail that arrived. */
  const received = []
  let server = null
  let port = 0
  let held = { address: '', arrived: () => {} }

  const options = {
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      stream.resume()
      stream.on('end', () => {
        const [{ address }] = envelope.rcptTo
        received.push(address)
        if (address === held.address) held.arrived()
        else callback()
      })
    },
  }
  const up = async () => {
    server = new SMTPServer(options)
    // A sender that is killed breaks its connection.
    server.on('error', () => {})
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = listening.address().port
  }
  const down = () => new Promise((resolve) => server.close(resolve))
  await up()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    up,
    down,
    /** Takes the mail to an address and never answers. Resolves once it is there. */
    hold: (address) =>
      new Promise((resolve) => {
        held = { address, arrived: resolve }
      }),
  }
}
