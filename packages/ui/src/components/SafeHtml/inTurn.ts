/** A page that is not left free for longer than this still answers at once. */
const sliceMs = 16

let turn: Promise<unknown> = Promise.resolve()
let pauseAt = 0

/** Does pieces of work one after the other, whoever asks for them, and leaves the page free between them. */
export function inTurn(work: () => void): Promise<void> {
  const done = turn.then(async () => {
    if (performance.now() >= pauseAt) {
      await new Promise((resolve) => setTimeout(resolve))
      pauseAt = performance.now() + sliceMs
    }
    work()
  })
  turn = done.catch(() => {})
  return done
}
