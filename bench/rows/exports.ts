import { catalogue } from '@innkeeper/protocol/catalogue'
import { askOnce, questionOf, type Credential } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { median, medianRatio, percentile } from '../measure.ts'
import { pacedTimes } from '../paced.ts'
import { dayIn, hotelSize, type Stage } from '../stage.ts'

const turns = 5
const exportsAtOnce = 20
const nights = 365
const pace = { clients: 2, every: 50, times: 60 }
const share = 0.99

/** The slowest of a hundred grid reads, alone and while twenty people export a log of many nights. */
export const exports = async (stage: Stage): Promise<Line[]> => {
  const operationNo = await changeNights(stage)
  const read = inRotation(stage)
  await pacedTimes(stage.server.url, read, pace)
  const alone: number[] = []
  const beside: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    alone.push(percentile(await pacedTimes(stage.server.url, read, pace), share))
    beside.push(percentile(await whileExporting(stage, operationNo, () => pacedTimes(stage.server.url, read, pace)), share))
  }
  const load = (pace.clients * 1000) / pace.every
  const rows = hotelSize.roomTypes * hotelSize.plans * nights
  return [
    {
      what: `Grid reads, 99th percentile at ${load} a second while ${exportsAtOnce} export ${rows.toLocaleString('en')} nights (${turns} runs)`,
      measured: `${numeral(median(beside))} ms`,
      limit: `${numeral(median(alone))} ms: the same reads alone`,
      ratio: medianRatio(alone, beside),
      aim: '',
      met: null,
    },
  ]
}

const credentialOf = ({ tokens }: Stage, index: number): Credential => `Token ${tokens[index % tokens.length] ?? ''}`

/** Each session may send 600 requests a minute, so they take turns. */
const inRotation = (stage: Stage) => {
  const questions = stage.tokens.map((_, index) =>
    questionOf('room-plan/get-all-avail-rate', { from: dayIn(1), to: dayIn(30) }, credentialOf(stage, index)),
  )
  let at = 0
  return () => {
    const question = questions[(at += 1) % questions.length]
    if (question === undefined) throw new Error('the stage has no sessions')
    return question
  }
}

/** One operation that changes many nights; the exports contain it. */
const changeNights = async (stage: Stage): Promise<number> => {
  const { rows } = await stage.database.query<{ id: string }>('select room_plan_id as id from room_plan where property_id = $1', [
    stage.hotelId,
  ])
  const changes = { price: { act: 'set', value: 777_000 } } as const
  const batch = { intervals: [{ from: dayIn(1), to: dayIn(nights) }], roomPlanIds: rows.map(({ id }) => id), changes }
  const done = await askOnce(stage.server.url, questionOf('room-plan/update-all', batch, credentialOf(stage, 0)))
  const { operationNo } = catalogue['room-plan/update-all'].output.parse(done)
  if (operationNo === null) throw new Error('the batch changed nothing')
  return operationNo
}

/** Twenty exports are always running: each starts again when it is answered, until the work has ended. */
const whileExporting = async <T>(stage: Stage, operationNo: number, work: () => Promise<T>): Promise<T> => {
  const end = new AbortController()
  const exporting = Array.from({ length: exportsAtOnce }, async (_, index) => {
    while (!end.signal.aborted)
      await askOnce(stage.server.url, questionOf('room-plan-log/export', { operationNo }, credentialOf(stage, index)))
  })
  const done = await work()
  end.abort()
  await Promise.all(exporting)
  return done
}
