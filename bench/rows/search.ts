import { catalogue, type CallInput } from '@innkeeper/protocol/catalogue'
import { askOnce, openConnection, questionOf } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, percentile, perSecond, timeOf } from '../measure.ts'
import { dayIn, marketCount, type Stage } from '../stage.ts'
import { agentOf } from '../stays.ts'

const turns = 5
const searchers = 8
const seconds = 3
const most = { perSecond: 200, milliseconds: 100 }

type Search = CallInput<'distribution/search'>

const stay = { checkIn: dayIn(20), checkOut: dayIn(22), rooms: [{ adults: 2 }] }

const asked: readonly (readonly [string, Search])[] = [
  ['in the platform’s order', stay],
  ['the cheapest', { ...stay, order: 'price' }],
  [
    'the cheapest of 4 and 5 stars, with breakfast, refundable',
    { ...stay, order: 'price', stars: [4, 5], meals: ['breakfast'], refundable: true },
  ],
  ['most stars', { ...stay, order: 'star' }],
  ['by name', { ...stay, order: 'name' }],
  ['the nearest', { ...stay, order: 'distance', latitude: 16.06, longitude: 108.22 }],
  [
    'the cheapest, five nights for a family',
    { checkIn: dayIn(20), checkOut: dayIn(25), rooms: [{ adults: 2, childrenAges: [5] }], order: 'price' },
  ],
  ['by a part of the name', { ...stay, place: 'bien xanh m5' }],
]

/** Searches over 10,000 linked properties that all have rooms: the first page of 15, eight clients at once. */
export const search = async (stage: Stage): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [which, input] of asked) lines.push(await lineOf(stage, which, input))
  return lines
}

const lineOf = async (stage: Stage, which: string, input: Search): Promise<Line> => {
  await checkFull(stage, input)
  const rounds: number[][] = []
  const [many = []] = await inTurn(turns, [
    async () => {
      const { times, count } = await together(stage, input)
      rounds.push(times)
      return count
    },
  ])
  const slowest = median(rounds.slice(-turns).map((times) => percentile(times, 0.99)))
  const ratio = Math.min(median(many) / most.perSecond, most.milliseconds / slowest)
  return {
    what: `Search over ${marketCount.toLocaleString('en')} properties, ${which}, ${searchers} clients (${turns} runs)`,
    measured: `${numeral(median(many))}/s, 99th percentile ${numeral(slowest)} ms (median ${numeral(median(rounds.flat()))} ms)`,
    limit: `${most.perSecond}/s and ${most.milliseconds} ms`,
    ratio,
    aim: '≥ 1',
    met: ratio >= 1,
  }
}

const checkFull = async (stage: Stage, input: Search): Promise<void> => {
  const answer = await askOnce(stage.server.url, questionOf('distribution/search', input, agentOf(stage, 0)))
  const { properties } = catalogue['distribution/search'].output.parse(answer)
  if (properties.length !== 15) throw new Error(`the search found ${properties.length} properties instead of 15`)
}

const together = async (stage: Stage, input: Search): Promise<{ times: number[]; count: number }> => {
  const connections = await Promise.all(Array.from({ length: searchers }, () => openConnection(stage.server.url)))
  const times: number[] = []
  let asker = 0
  try {
    const count = await perSecond(
      connections.map(({ ask }) => async () => {
        const question = questionOf('distribution/search', input, agentOf(stage, (asker += 1)))
        times.push(await timeOf(() => ask(question)))
      }),
      seconds,
    )
    return { times, count }
  } finally {
    for (const { close } of connections) close()
  }
}
