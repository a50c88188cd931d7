import { accepting, questionOf } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { median, percentile } from '../measure.ts'
import { pacedTimes } from '../paced.ts'
import { dayIn, type Stage } from '../stage.ts'
import { agentOf, askedFor, inRandomOrder, quotedStays } from '../stays.ts'
import { askedWithoutPause, warmUp } from '../without-pause.ts'

const turns = 5
const readers = 16
/** A hundred quotes a second. */
const quotes = { clients: 5, every: 50, times: 60 }
/** Whoever scrolls without a pause reads two windows a second. */
const scrolling = { clients: readers, every: 500, times: 6 }
const share = 0.99

type Meanwhile = { readonly end: () => Promise<number> }

/** The slowest of a hundred quotes at 100 a second: alone, while sixteen people scroll the grid, and while sixteen clients read it as fast as they are answered. */
export const quotesBesideReaders = async (stage: Stage): Promise<Line[]> => {
  const next = inRandomOrder(await quotedStays(stage))
  let asked = 0
  const question = () => questionOf('distribution/quote', askedFor(next()), agentOf(stage, (asked += 1)))
  const slowest = { alone: new Array<number>(), scrolled: new Array<number>(), pressed: new Array<number>() }
  const reads: number[] = []
  const quote = async () => percentile(await pacedTimes(stage.server.url, question, quotes), share)
  await warmUp(stage.server.url, question)
  for (let turn = -1; turn < turns; turn += 1) {
    const alone = await quote()
    const scrolled = await beside(scroll(stage), quote)
    const pressed = await beside(press(stage), quote)
    if (turn < 0) continue
    slowest.alone.push(alone)
    slowest.scrolled.push(scrolled.slowest)
    slowest.pressed.push(pressed.slowest)
    reads.push(pressed.reads)
  }
  const limit = `${numeral(median(slowest.alone))} ms: the same quotes alone`
  return [
    lineOf(`Quotes, 99th percentile at 100 a second while ${readers} people scroll the grid`, slowest.scrolled, limit),
    lineOf(
      `Quotes, 99th percentile at 100 a second while ${readers} clients read the grid without a pause (${numeral(median(reads))} reads/s)`,
      slowest.pressed,
      limit,
    ),
  ]
}

const lineOf = (what: string, times: readonly number[], limit: string): Line => ({
  what: `${what} (${turns} runs)`,
  measured: `${numeral(median(times))} ms`,
  limit,
  ratio: null,
  aim: '< 10 ms',
  met: median(times) < 10,
})

const beside = async (meanwhile: Meanwhile, quote: () => Promise<number>) => {
  const slowest = await quote()
  return { slowest, reads: await meanwhile.end() }
}

/** Each session may send 600 requests a minute, so they take turns. */
const inRotation = ({ tokens }: Stage) => {
  const questions = tokens.map((token) =>
    accepting(questionOf('room-plan/get-all-avail-rate', { from: dayIn(1), to: dayIn(30) }, `Token ${token}`), 'br'),
  )
  let at = 0
  return () => {
    const question = questions[(at += 1) % questions.length]
    if (question === undefined) throw new Error('the stage has no sessions')
    return question
  }
}

const scroll = (stage: Stage): Meanwhile => {
  const reading = pacedTimes(stage.server.url, inRotation(stage), scrolling)
  return { end: async () => (await reading).length }
}

const press = (stage: Stage): Meanwhile => {
  const seconds = (quotes.every * quotes.times) / 1000
  const reading = askedWithoutPause(stage.server.url, inRotation(stage), { clients: readers, seconds })
  return { end: async () => (await reading).rate }
}
