import { readableStack } from '#source-stack.ts'

let waiting = ''

/** Writes the buffered lines first, so that the next line comes after them. */
export const flushLog = (): void => {
  const lines = waiting
  waiting = ''
  if (lines !== '') process.stdout.write(lines)
}

/**
 * Writes the log to standard output. The lines of one turn of the event loop are written together, because writing each alone costs more
 * than most answers. A process that ends writes what is still buffered.
 */
export const logLines = {
  write: (line: string): void => {
    if (waiting === '') setImmediate(flushLog)
    waiting += readableStack(line)
  },
}

process.once('exit', flushLog)
// If the reader of the log has closed it, nothing can be logged any more, but the server keeps running.
process.stdout.on('error', () => undefined)
