/**
 * The longest step between two neighbours that is not a hole. Missing points are gaps. A
 * series that is sampled regularly (three steps in four are near the median) has a hole wherever a sample
 * is missing; an irregular one has none, since nobody can tell what is missing.
 * @param times milliseconds, never falling
 * @returns milliseconds; Infinity when no step is a hole
 */
export function longestStep(times: Float64Array): number {
  const steps = times.slice(1)
  for (let index = 0; index < steps.length; index += 1) {
    steps[index] = (steps[index] ?? 0) - (times[index] ?? 0)
  }
  const median = medianOf(steps)
  if (median <= 0) return Number.POSITIVE_INFINITY
  const longest = median * 1.5
  let regular = 0
  for (const step of steps) if (step >= median / 2 && step <= longest) regular += 1
  return regular >= steps.length * 0.75 && steps.length >= fewestSteps
    ? longest
    : Number.POSITIVE_INFINITY
}

/** What more than half of them are is the median; sorting is the slow way to find it. */
function medianOf(steps: Float64Array): number {
  const candidate = steps[0] ?? 0
  let count = 0
  for (const step of steps) if (step === candidate) count += 1
  if (count > steps.length / 2) return candidate
  return steps.sort()[steps.length >> 1] ?? 0
}

/** Below this nobody can speak of a rhythm. */
const fewestSteps = 4
