import { catchStatements, readerOfPrices, type Statement } from '../caught-statements.ts'
import { askOnce, questionOf, type Question } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, percentile, perSecond } from '../measure.ts'
import { pacedTimes } from '../paced.ts'
import type { Stage } from '../stage.ts'
import { agentOf, askedFor, inRandomOrder, quotedStays } from '../stays.ts'
import { askedWithoutPause } from '../without-pause.ts'

const turns = 5
const seconds = 1.5
const askers = 16
const paced = { clients: 5, every: 50, times: 60 }

/** Quotes per second, compared with the bare query of their facts; and the slowest of a hundred quotes at 100 a second. */
export const quotes = async (stage: Stage): Promise<Line[]> => {
  const questions = await questionsOf(stage)
  const facts = await queryOfFacts(stage, questions())
  const [http = [], bare = []] = await inTurn(turns, [() => throughHttp(stage, questions), () => onBareDriver(stage, facts)])
  const rounds: number[][] = []
  for (let turn = 0; turn < turns; turn += 1) rounds.push(await pacedTimes(stage.server.url, questions, paced))
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

const throughHttp = async ({ server }: Stage, questions: () => Question): Promise<number> =>
  (await askedWithoutPause(server.url, questions, { clients: askers, seconds })).rate

const onBareDriver = ({ database }: Stage, { text, values }: Statement): Promise<number> =>
  perSecond(
    Array.from({ length: askers }, () => () => database.query({ name: 'facts', text, values: [...values] })),
    seconds,
  )
