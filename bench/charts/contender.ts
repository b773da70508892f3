import type { Samples } from './samples.ts'

/** A chart on the page. */
export interface Drawn {
  update: (samples: Samples) => void
  remove: () => void
}

/** Draws two lines with axes, a legend and a tooltip, 1128 × 350 px, without any animation. */
export type Contender = (host: HTMLElement, samples: Samples) => Drawn

export const size = { width: 1128, height: 350 }
