import { Agent, request } from 'node:http'

/**
 * Calls paths one after another on so many connections at once.
 * @param paths each call takes the next one
 * @returns calls a second, and how long the median and the slowest hundredth took, in ms
 */
export async function measure({ url, token, paths, connections, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  let next = 0
  const call = (path) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const sent = request(
        `${url}${path}`,
        { agent, headers: { authorization: `Bearer ${token}` } },
        (response) => {
          response.resume().on('end', () => {
            if (response.statusCode !== 200) reject(new Error(`${path} ${response.statusCode}`))
            else resolve(performance.now() - started)
          })
        },
      )
      sent.on('error', reject).end()
    })
  const started = performance.now()
  const work = async () => {
    while (performance.now() - started < seconds * 1000) {
      times.push(await call(paths[next++ % paths.length]))
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const perSecond = (times.length * 1000) / (performance.now() - started)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { perSecond, median: at(0.5), p99: at(0.99), calls: times.length }
}
