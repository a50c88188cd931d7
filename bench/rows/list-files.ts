import { urlOf } from '@innkeeper/protocol/url-of'
import { fileLine, fileLinesType } from '@innkeeper/protocol/format/file-lines'
import type pg from 'pg'
import { catchStatements, type Statement } from '../caught-statements.ts'
import { settle } from '../fill.ts'
import { numeral, type Line } from '../line.ts'
import { median, medianRatio, timeOf } from '../measure.ts'
import { memoryOf } from '../memory.ts'
import { dayIn, type Stage } from '../stage.ts'

const rowCount = 500_000
const turns = 3
const mostMemory = 64
const memoryEvery = 100
const formats = ['csv', 'xlsx'] as const
/** The bookings of the file arrived long ago; those of other rows have yet to arrive. */
const days = { first: -2000, last: -1000 }

type Format = (typeof formats)[number]

/** The largest file that the exporter writes, in both formats, beside the bare query read by the same cursor; and the memory it takes. */
export const listFiles = async (stage: Stage): Promise<Line[]> => {
  await addBookings(stage)
  await settle(stage.database)
  const caught = await catchStatements(stage.database, stage.server.dataDir, () => readFile(stage, 'csv'))
  const cursor = caught.find(({ text }) => text.startsWith('declare rows_of_list'))
  if (cursor === undefined) throw new Error('the export reads by no cursor')
  const lines: Line[] = []
  for (const format of formats) lines.push(await lineOf(stage, format, cursor))
  return lines
}

const lineOf = async (stage: Stage, format: Format, cursor: Statement): Promise<Line> => {
  const idle = await serverMemory(stage)
  const [written, bare]: [number[], number[]] = [[], []]
  let most = 0
  for (let turn = 0; turn < turns; turn += 1) {
    bare.push(await timeOf(() => readBare(stage.database, cursor)))
    const watched = await watchingMemory(stage, () => timeOf(() => readFile(stage, format)))
    written.push(watched.taken)
    most = Math.max(most, watched.most)
  }
  const growth = Math.max(0, most - idle)
  return {
    what: `File of ${rowCount.toLocaleString('en')} bookings, ${format} (${turns} runs)`,
    measured: `${numeral(median(written))} ms, memory of the server up to +${numeral(growth)} MiB`,
    limit: `${numeral(median(bare))} ms: the bare query, streamed by the same cursor`,
    ratio: medianRatio(bare, written),
    aim: `≤ +${mostMemory} MiB`,
    met: growth <= mostMemory,
  }
}

const serverMemory = async ({ server }: Stage): Promise<number> => (((await memoryOf(server))?.server ?? 0) * 1000) / 1024

/** The most memory that the server had while something was done, and how long it took. */
const watchingMemory = async (stage: Stage, work: () => Promise<number>): Promise<{ readonly taken: number; readonly most: number }> => {
  const sizes: number[] = []
  const timer = setInterval(() => void serverMemory(stage).then((size) => sizes.push(size)), memoryEvery)
  const taken = await work()
  clearInterval(timer)
  return { taken, most: Math.max(0, ...sizes) }
}

/** Reads a file as the browser does, keeps none of it, and fails if it is not whole. */
const readFile = async ({ server, tokens }: Stage, format: Format): Promise<void> => {
  const asked = { fromDate: dayIn(days.first - 1), toDate: dayIn(days.last + 1), format }
  const headers = { authorization: `Token ${tokens[0]}`, accept: `${fileLinesType}, application/json` }
  const response = await fetch(`${server.url}${urlOf('booking/export')}?${new URLSearchParams(asked).toString()}`, { headers })
  if (response.body === null) throw new Error('the export was not answered')
  const decoder = new TextDecoder()
  let tail = ''
  for await (const chunk of response.body) tail = (tail + decoder.decode(chunk, { stream: true })).slice(-longestLast)
  const last = fileLine.parse(JSON.parse(tail.trimEnd().split('\n').at(-1) ?? ''))
  if (!('whole' in last) || last.rows !== rowCount) throw new Error(`the file is not whole: ${tail}`)
}

/** The last line is shorter than this. */
const longestLast = 1000

const fetched = 250

/** The statement of the export, without roles, row security or a file, as many rows at a time. */
const readBare = async (database: pg.Pool, { text, values }: Statement): Promise<void> => {
  const client = await database.connect()
  try {
    await client.query('begin')
    await client.query('set local cursor_tuple_fraction = 1')
    await client.query(text, [...values])
    let rows = 0
    for (let count: number | null = fetched; count === fetched; rows += count ?? 0)
      ({ rowCount: count } = await client.query(`fetch ${fetched} from rows_of_list`))
    await client.query('rollback')
    if (rows !== rowCount) throw new Error(`the bare query gave ${rows} rows`)
  } finally {
    client.release()
  }
}

const addBookings = async ({ database, hotelId }: Stage): Promise<void> => {
  const client = await database.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(addSql, [hotelId])
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

const addSql = `
insert into booking (property_id, booking_id, code, travel_agent_id, state, check_in, check_out, guest_name, guest_phone, currency, total,
    payment_method, snapshot, search_text, created_at, changed_at)
  select $1::uuid, gen_random_uuid(), 'BF' || n, (select min(travel_agent_id::text)::uuid from travel_agent), 'close',
      current_date + ${days.first} + n % ${days.last - days.first}, current_date + ${days.first} + n % ${days.last - days.first} + 2,
      'Trần Thị Sen ' || n, '+84 90 ' || n, 'VND', 2400000 + n, 'bank transfer',
      '{"lines": [{"rooms": [{"adults": 2}], "roomType": {"vi": "Deluxe hướng biển", "en": "Deluxe sea view"}}], "services": [],
        "travelAgent": {"code": "BENCH1", "name": {"vi": "Lữ hành Cát Vàng", "en": "Golden Sand Travel"}, "level": 3}}',
      folded('BF' || n || ' Trần Thị Sen ' || n), now() - make_interval(secs => n), now() - make_interval(secs => n)
    from generate_series(1, ${rowCount}) as n`
