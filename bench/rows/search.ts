import { catalogue, type CallInput } from '@innkeeper/protocol/catalogue'
import { askOnce, questionOf } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, percentile } from '../measure.ts'
import { dayIn, marketCount, type Stage } from '../stage.ts'
import { agentOf } from '../stays.ts'
import { askedWithoutPause } from '../without-pause.ts'

const turns = 5
const searchers = 8
const seconds = 3
const most = { perSecond: 200, milliseconds: 100 }

/** What an agent searches. */
export type Search = CallInput<'distribution/search'>

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
  for (const [which, input] of asked) lines.push(await searchLine(stage, { market: `${many(marketCount)} properties, ${which}`, input }))
  return lines
}

/** A count of properties for people. */
export const many = (count: number): string => count.toLocaleString('en')

/** A search, and what in the words of the table it searches. */
export type SearchMeasured = { readonly market: string; readonly input: Search }

/** One line of the table: a search by eight clients at once, whose first page must be full. */
export const searchLine = async (stage: Stage, { market, input }: SearchMeasured): Promise<Line> => {
  await firstPage(stage, input)
  const rounds: (readonly number[])[] = []
  const [each = []] = await inTurn(turns, [
    async () => {
      const { times, rate } = await together(stage, input)
      rounds.push(times)
      return rate
    },
  ])
  const slowest = median(rounds.slice(-turns).map((times) => percentile(times, 0.99)))
  const ratio = Math.min(median(each) / most.perSecond, most.milliseconds / slowest)
  return {
    what: `Search over ${market}, ${searchers} clients (${turns} runs)`,
    measured: `${numeral(median(each))}/s, 99th percentile ${numeral(slowest)} ms (median ${numeral(median(rounds.flat()))} ms)`,
    limit: `${most.perSecond}/s and ${most.milliseconds} ms`,
    ratio,
    aim: '≥ 1',
    met: ratio >= 1,
  }
}

/** The properties of the first page; throws unless it is full. */
export const firstPage = async (stage: Stage, input: Search) => {
  const answer = await askOnce(stage.server.url, questionOf('distribution/search', input, agentOf(stage, 0)))
  const { properties } = catalogue['distribution/search'].output.parse(answer)
  if (properties.length !== 15) throw new Error(`the search found ${properties.length} properties instead of 15`)
  return properties
}

const together = (stage: Stage, input: Search) => {
  let asker = 0
  const next = () => questionOf('distribution/search', input, agentOf(stage, (asker += 1)))
  return askedWithoutPause(stage.server.url, next, { clients: searchers, seconds })
}
