import { openConnection, type Question } from './connection.ts'
import { perSecond, timeOf } from './measure.ts'

/** The number of clients, and how many seconds they ask. */
export type Hurry = { readonly clients: number; readonly seconds: number }

/** Clients that each send their next call as soon as they are answered: the calls per second, and how long each took, in milliseconds. */
export const askedWithoutPause = async (
  url: string,
  next: (client: number) => Question,
  { clients, seconds }: Hurry,
): Promise<{ readonly rate: number; readonly times: readonly number[] }> => {
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(url)))
  const times: number[] = []
  try {
    const rate = await perSecond(
      connections.map(
        ({ ask }, client) =>
          async () =>
            void times.push(await timeOf(() => ask(next(client)))),
      ),
      seconds,
    )
    return { rate, times }
  } finally {
    for (const { close } of connections) close()
  }
}

/** The code of a server just started is compiled for speed once it has run some thousand times: as many calls are not timed. */
export const warmUp = async (url: string, next: () => Question): Promise<void> => {
  await askedWithoutPause(url, next, { clients: 16, seconds: 10 })
}
