import { catalogue } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { askOnce, questionOf } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { timeOf } from '../measure.ts'
import { memoryOf } from '../memory.ts'
import { dayIn, type Stage } from '../stage.ts'

const rateFields = ['price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay'] as const
const nights = 730
const mostSeconds = 10
const memoryEvery = 100

/** A workbook of two years and 200 room-plans with every field of theirs: made, read back and previewed, against 10 seconds. */
export const workbooks = async (stage: Stage): Promise<Line[]> => {
  const before = await serverMemory(stage)
  let file: Buffer = Buffer.alloc(0)
  const watched = await watchingMemory(stage, () => timeOf(async () => (file = await made(stage))))
  const read = await watchingMemory(stage, () => timeOf(() => previewed(stage, file)))
  const cells = `200 room-plans × ${nights} nights × ${rateFields.length} fields`
  return [
    timed(`Export of ${cells} to Excel, ${numeral(file.length / 1e6)} MB`, watched.taken, watched.most - before),
    timed(`Reading that workbook back and previewing it`, read.taken, read.most - before),
  ]
}

const timed = (what: string, taken: number, growth: number): Line => ({
  what,
  measured: `${numeral(taken)} ms, memory of the server up to +${numeral(Math.max(growth, 0))} MB`,
  limit: `${mostSeconds},000 ms`,
  ratio: (mostSeconds * 1000) / taken,
  aim: '≥ 1',
  met: taken < mostSeconds * 1000,
})

const serverMemory = async ({ server }: Stage): Promise<number> => (await memoryOf(server))?.server ?? 0

/** The most memory that the server had while something was done, and how long it took. */
const watchingMemory = async (stage: Stage, work: () => Promise<number>): Promise<{ readonly taken: number; readonly most: number }> => {
  const sizes: number[] = []
  const timer = setInterval(() => void serverMemory(stage).then((size) => sizes.push(size)), memoryEvery)
  const taken = await work()
  clearInterval(timer)
  return { taken, most: Math.max(0, ...sizes) }
}

const made = async ({ server, database, hotelId, tokens }: Stage): Promise<Buffer> => {
  const { rows } = await database.query<{ id: string }>('select room_plan_id as id from room_plan where property_id = $1', [hotelId])
  const asked = { from: dayIn(1), to: dayIn(nights), roomPlanIds: rows.map(({ id }) => id), fields: [...rateFields] }
  const answer = await askOnce(server.url, questionOf('room-plan/export-workbook', asked, `Token ${tokens[0]}`))
  return Buffer.from(catalogue['room-plan/export-workbook'].output.parse(answer).base64, 'base64')
}

const previewed = async ({ server, tokens }: Stage, file: Buffer): Promise<void> => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(file)], 'rates.xlsx'))
  const headers = { authorization: `Token ${tokens[1]}` }
  const response = await fetch(server.url + urlOf('room-plan/preview-workbook'), { method: 'POST', headers, body: form })
  if (response.status !== 200) throw new Error(`the workbook was answered with ${response.status}: ${await response.text()}`)
}
