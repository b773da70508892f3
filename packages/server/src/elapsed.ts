/**
 * Milliseconds since some moment. It measures how long something takes, or how long ago it was: unlike the
 * time of day it goes on evenly, whoever sets the clock.
 */
export type Elapsed = () => number

/** Returns the time that this process has run for. */
export const elapsed: Elapsed = () => performance.now()
