import { setTimeout as wait } from 'node:timers/promises'
import { catalogue } from '@innkeeper/protocol/catalogue'
import { accepting, askOnce, openConnection, questionOf, type Credential } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { median, percentile, timeOf } from '../measure.ts'
import { memoryOf } from '../memory.ts'
import { dayIn, greatSize, type Stage } from '../stage.ts'

const runs = 5
const nights = 730
const mostSeconds = 3
const betweenReads = 20
/** A server that nobody asks gives back what it no longer uses. */
const untilReleased = 12_000

/** A read of two years, a save of all their nights in one call, and its undo; and how long others wait meanwhile. */
export const longSaves = async (stage: Stage): Promise<Line[]> => {
  const plans = await roomPlansOf(stage)
  const taken = { read: await timesOf(() => readAll(stage)), save: new Array<number>(), undo: new Array<number>() }
  const waited: number[] = []
  const sizes: number[] = []
  let seen = 0
  for (let run = 0; run < runs; run += 1) {
    const others = readMeanwhile(stage)
    let saved = 0
    const body = bodyOf(stage, plans, { seen, price: 1_000_000 + 1000 * run })
    sizes.push(body.bytes.length / 1e6)
    taken.save.push(await timeOf(async () => (saved = await save(stage, body, plans.length * nights))))
    waited.push(...(await others.end()))
    taken.undo.push(await timeOf(() => undo(stage, saved)))
    seen = saved + 1
  }
  const cells = `${plans.length} room-plans × ${nights} nights`
  await wait(untilReleased)
  const memory = await memoryOf(stage.server)
  return [
    line(
      `Read of the grid of ${cells}, compressed (${runs} runs)`,
      `${numeral(median(taken.read))} ms, ${numeral(await sizeOfRead(stage))} kB`,
    ),
    timed(`Save of ${cells} in one call, ${numeral(median(sizes))} MB (${runs} runs)`, taken.save),
    timed(`Undo of that save (${runs} runs)`, taken.undo),
    line(
      'Grid reads of others during the save, the longest and the median',
      `${numeral(Math.max(...waited))} ms, ${numeral(percentile(waited, 0.5))} ms`,
    ),
    ...(memory === null
      ? []
      : [line('Memory 12 s after it', `${numeral(memory.server)} MB the server, ${numeral(memory.postgres)} MB PostgreSQL`)]),
  ]
}

const line = (what: string, measured: string): Line => ({ what, measured, limit: '', ratio: null, aim: '', met: null })

const timed = (what: string, times: readonly number[]): Line => ({
  ...line(what, `${numeral(median(times))} ms`),
  aim: `< ${mostSeconds},000 ms`,
  met: median(times) < mostSeconds * 1000,
})

const timesOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await timeOf(work))
  return times
}

const credentialOf = ({ tokens }: Stage, at = 0): Credential => `Token ${tokens[at] ?? ''}`

const roomPlansOf = async ({ database, hotelId }: Stage): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>('select room_plan_id as id from room_plan where property_id = $1 order by 1', [
    hotelId,
  ])
  if (rows.length !== greatSize.roomTypes * greatSize.plans) throw new Error(`the hotel has ${rows.length} room-plans`)
  return rows.map(({ id }) => id)
}

const questionOfAll = (stage: Stage) =>
  questionOf('room-plan/get-all-avail-rate', { from: dayIn(0), to: dayIn(nights - 1) }, credentialOf(stage))

const readAll = async (stage: Stage): Promise<void> => {
  catalogue['room-plan/get-all-avail-rate'].output.parse(await askOnce(stage.server.url, questionOfAll(stage)))
}

const sizeOfRead = async (stage: Stage): Promise<number> => {
  const { ask, close } = await openConnection(stage.server.url)
  try {
    return (await ask(accepting(questionOfAll(stage), 'br'))).length / 1000
  } finally {
    close()
  }
}

type Values = { readonly seen: number; readonly price: number }

/** Every night gets a price of its own, as a sheet that is pasted has. */
const bodyOf = (stage: Stage, plans: readonly string[], { seen, price }: Values) => {
  const rates = plans.flatMap((roomPlanId, plan) =>
    Array.from({ length: nights }, (_, day) => ({
      roomPlanId,
      night: dayIn(day + 1),
      seen,
      price: price + 10_000 * ((day * 7 + plan) % 90),
    })),
  )
  return questionOf('room-plan/save-cells', { kind: 'paste', rates }, credentialOf(stage))
}

const save = async (stage: Stage, body: ReturnType<typeof bodyOf>, expected: number): Promise<number> => {
  const done = catalogue['room-plan/save-cells'].output.parse(await askOnce(stage.server.url, body))
  if (done.operationNo === null || done.saved !== expected) throw new Error(`${done.saved} nights were saved instead of ${expected}`)
  return done.operationNo
}

const undo = async (stage: Stage, operationNo: number): Promise<void> => {
  await askOnce(stage.server.url, questionOf('room-plan/undo', { operationNo }, credentialOf(stage)))
}

/** Somebody reads the grid again and again while something else is going on. */
const readMeanwhile = (stage: Stage) => {
  const times: number[] = []
  const end = new AbortController()
  const question = questionOf('room-plan/get-all-avail-rate', { from: dayIn(1), to: dayIn(14) }, credentialOf(stage, 1))
  const reading = (async () => {
    const { ask, close } = await openConnection(stage.server.url)
    for (; !end.signal.aborted; await wait(betweenReads)) times.push(await timeOf(() => ask(question)))
    close()
  })()
  return {
    end: async (): Promise<readonly number[]> => {
      end.abort()
      await reading
      return times
    },
  }
}
