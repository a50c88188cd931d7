import { setTimeout as wait } from 'node:timers/promises'
import { catchStatements, readerOfPrices, type Statement } from '../caught-statements.ts'
import { askOnce, openConnection, questionOf, type Question } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, percentile, perSecond, timeOf } from '../measure.ts'
import type { Stage } from '../stage.ts'
import { agentOf, askedFor, inRandomOrder, quotedStays } from '../stays.ts'

const turns = 5
const seconds = 1.5
const askers = 16
const paced = { clients: 5, every: 50, times: 60 }

/** Quotes a second, against the bare query of their facts; and how long the slowest of a hundred takes when 100 a second are asked. */
export const quotes = async (stage: Stage): Promise<Line[]> => {
  const questions = await questionsOf(stage)
  const facts = await queryOfFacts(stage, questions())
  const [http = [], bare = []] = await inTurn(turns, [() => throughHttp(stage, questions), () => onBareDriver(stage, facts)])
  const rounds: number[][] = []
  for (let turn = 0; turn < turns; turn += 1) rounds.push(await pacedQuotes(stage, questions))
  const slowest = median(rounds.map((times) => percentile(times, 0.99)))
  const load = (paced.clients * 1000) / paced.every
  return [
    {
      what: `Quotes, ${askers} clients (${turns} runs)`,
      measured: `${numeral(median(http))}/s`,
      limit: `${numeral(median(bare))}/s: the bare query of its facts`,
      ratio: medianRatio(http, bare),
      aim: '',
      met: null,
    },
    {
      what: `Quotes, 99th percentile at ${load} a second (${turns} runs)`,
      measured: `${numeral(slowest)} ms (median ${numeral(median(rounds.flat()))} ms)`,
      limit: '',
      ratio: null,
      aim: '< 10 ms',
      met: slowest < 10,
    },
  ]
}

const questionsOf = async (stage: Stage): Promise<() => Question> => {
  const next = inRandomOrder(await quotedStays(stage))
  let asked = 0
  return () => questionOf('distribution/quote', askedFor(next()), agentOf(stage, (asked += 1)))
}

const queryOfFacts = async ({ database, server }: Stage, question: Question): Promise<Statement> =>
  readerOfPrices(await catchStatements(database, server.dataDir, () => askOnce(server.url, question)))

const throughHttp = async ({ server }: Stage, questions: () => Question): Promise<number> => {
  const connections = await Promise.all(Array.from({ length: askers }, () => openConnection(server.url)))
  try {
    return await perSecond(
      connections.map(
        ({ ask }) =>
          () =>
            ask(questions()),
      ),
      seconds,
    )
  } finally {
    for (const { close } of connections) close()
  }
}

const onBareDriver = ({ database }: Stage, { text, values }: Statement): Promise<number> =>
  perSecond(
    Array.from({ length: askers }, () => () => database.query({ name: 'facts', text, values: [...values] })),
    seconds,
  )

/** Clients that ask at fixed moments, whether the answer before was quick or slow; how long each waited. */
const pacedQuotes = async ({ server }: Stage, questions: () => Question): Promise<number[]> => {
  const times = await Promise.all(
    Array.from({ length: paced.clients }, async (_, client) => {
      const { ask, close } = await openConnection(server.url)
      await wait((client * paced.every) / paced.clients)
      const waited: number[] = []
      const from = performance.now()
      for (let count = 1; count <= paced.times; count += 1) {
        waited.push(await timeOf(() => ask(questions())))
        await wait(Math.max(0, from + count * paced.every - performance.now()))
      }
      close()
      return waited
    }),
  )
  return times.flat()
}
