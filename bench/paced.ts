import { setTimeout as wait } from 'node:timers/promises'
import { openConnection, type Question } from './connection.ts'
import { timeOf } from './measure.ts'

/** The number of clients, the interval between the calls of each in milliseconds, and the number of calls. */
export type Pace = { readonly clients: number; readonly every: number; readonly times: number }

/** Clients that call at fixed moments, whether the answer before was fast or slow; returns how long each call took, in milliseconds. */
export const pacedTimes = async (url: string, questions: () => Question, { clients, every, times }: Pace): Promise<number[]> => {
  const waited = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const { ask, close } = await openConnection(url)
      await wait((client * every) / clients)
      const own: number[] = []
      const from = performance.now()
      for (let count = 1; count <= times; count += 1) {
        own.push(await timeOf(() => ask(questions())))
        await wait(Math.max(0, from + count * every - performance.now()))
      }
      close()
      return own
    }),
  )
  return waited.flat()
}
