import type { Answer } from './stubApi.ts'

/** An answer of the network that comes when a test says so. */
export function heldAnswer(): { held: Promise<Answer>; give: (answer: Answer) => void } {
  let give: (answer: Answer) => void = () => {}
  const held = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { held, give }
}
