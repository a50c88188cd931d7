import { catalogue, type CallInput } from '@innkeeper/protocol/catalogue'
import { askOnce, openConnection, questionOf } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, percentile, perSecond, timeOf } from '../measure.ts'
import { dayIn, type Stage } from '../stage.ts'
import { agentOf } from '../stays.ts'

const turns = 5
const alone = 40
const searchers = 8
const seconds = 1.5

type Search = CallInput<'distribution/search'>

/** Searches over 1,000 properties that all have rooms: the first page of all of them, and of those with a name. */
export const search = async (stage: Stage): Promise<Line[]> => {
  const dates = { checkIn: dayIn(20), checkOut: dayIn(22), rooms: [{ adults: 2 }] }
  return [
    ...(await linesOf(stage, 'the first 15 of all', dates)),
    ...(await linesOf(stage, 'the first 15 by a part of the name', { ...dates, place: 'bien xanh m5' })),
  ]
}

const linesOf = async (stage: Stage, which: string, input: Search): Promise<Line[]> => {
  await checkFull(stage, input)
  const times: number[] = []
  const [single = [], many = []] = await inTurn(turns, [
    async () => {
      const round = await oneAfterAnother(stage, input)
      times.push(...round)
      return median(round)
    },
    () => together(stage, input),
  ])
  return [
    {
      what: `Search over 1,000 properties, ${which} (${turns} runs)`,
      measured: `${numeral(median(many))}/s with ${searchers} clients; alone ${numeral(median(single))} ms, 99th percentile ${numeral(percentile(times, 0.99))} ms`,
      limit: '',
      ratio: null,
      aim: '',
      met: null,
    },
  ]
}

const checkFull = async (stage: Stage, input: Search): Promise<void> => {
  const answer = await askOnce(stage.server.url, questionOf('distribution/search', input, agentOf(stage, 0)))
  const { properties } = catalogue['distribution/search'].output.parse(answer)
  if (properties.length !== 15) throw new Error(`the search found ${properties.length} properties instead of 15`)
}

const oneAfterAnother = async (stage: Stage, input: Search): Promise<number[]> => {
  const { ask, close } = await openConnection(stage.server.url)
  const times: number[] = []
  for (let count = 0; count < alone; count += 1) {
    const question = questionOf('distribution/search', input, agentOf(stage, count))
    times.push(await timeOf(() => ask(question)))
  }
  close()
  return times
}

const together = async (stage: Stage, input: Search): Promise<number> => {
  const connections = await Promise.all(Array.from({ length: searchers }, () => openConnection(stage.server.url)))
  let asked = 0
  try {
    return await perSecond(
      connections.map(
        ({ ask }) =>
          () =>
            ask(questionOf('distribution/search', input, agentOf(stage, (asked += 1)))),
      ),
      seconds,
    )
  } finally {
    for (const { close } of connections) close()
  }
}
