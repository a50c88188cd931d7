/** Runs work when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** How many may wait, how long each may wait in milliseconds, and the error for those who cannot wait or waited too long. */
type Line = { readonly most: number; readonly patience: number; readonly refused: () => Error }

/** Runs at most `most` pieces of work at once; the others wait in the order of arrival. */
export const fewAtOnce = (most: number, line?: Line): InTurn => {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (running < most) running += 1
    else if (line !== undefined && waiting.length >= line.most) throw line.refused()
    else await turnIn(waiting, line)
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Waits in the queue for a free place; work that has waited too long leaves the queue. */
const turnIn = (waiting: (() => void)[], line: Line | undefined): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  waiting.push(resolve)
  if (line === undefined) return promise
  const leave = () => {
    waiting.splice(waiting.indexOf(resolve), 1)
    reject(line.refused())
  }
  const patience = setTimeout(leave, line.patience)
  return promise.finally(() => clearTimeout(patience))
}
