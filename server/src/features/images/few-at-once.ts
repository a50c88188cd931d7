import type { InTurn } from './photo-work.ts'

/** Lets so many works run at once; whoever comes later waits for one of them to end. */
export const fewAtOnce = (most: number): InTurn => {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (running < most) {
      running += 1
      return
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
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
