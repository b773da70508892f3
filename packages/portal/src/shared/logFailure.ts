/** Leaves a trace of what went wrong for whoever looks into the browser's console. */
export function logFailure(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification has some failures logged
  console.error(text, cause)
}
