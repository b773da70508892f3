/** Loaded into the server by `memory.mjs`: tells what it holds, as often as it can. */
setInterval(() => process.send?.(process.memoryUsage()), 20).unref()
process.channel?.unref()
