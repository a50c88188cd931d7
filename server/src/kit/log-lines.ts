let waiting = ''

/** Writes what waits, so that what is written next stands after it. */
export const flushLog = (): void => {
  const lines = waiting
  waiting = ''
  if (lines !== '') process.stdout.write(lines)
}

/**
 * Where the log goes: standard output, those lines at once that one turn of the event loop brings, for writing each by itself costs
 * more than most answers. A process that ends writes what it still has.
 */
export const logLines = {
  write: (line: string): void => {
    if (waiting === '') setImmediate(flushLog)
    waiting += line
  },
}

process.once('exit', flushLog)
// Whoever reads the log may go away: nothing can be said any more, which is no reason to stop.
process.stdout.on('error', () => undefined)
