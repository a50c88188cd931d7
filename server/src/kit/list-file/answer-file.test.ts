import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { fileLine, fileLinesType, type FileLine } from '@innkeeper/protocol/format/file-lines'
import { expect, test } from 'vitest'
import { readXlsx } from 'hucre'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

/** A property with a diary of so many lines, and its owner. */
const withDiary = async (lines: number) => {
  const property = await makeProperty(server)
  const owner = await signInTo(server, property)
  await server.database.pool.query(
    `insert into diary_entry (property_id, diary_entry_id, call, person, origin, subject, before_values, after_values, request_id, at)
     select $1, gen_random_uuid(), 'room/update', 'Quốc Bảo', 'screen', '=1+1 phòng ' || n, '{}', '{}', 'r' || n, now() - n * interval '1 minute'
       from generate_series(1, $2::integer) n`,
    [property, lines],
  )
  return { owner, property }
}

type Asker = { readonly token: string }

/** Asks for the diary in lines over real HTTP; the answer is read as slowly as the test likes. */
const begin = ({ token }: Asker, format = 'csv') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Token ${token}`, accept: fileLinesType, 'accept-language': 'en' }
    request(`${server.url()}/api/v2/hotel/hotel-log/export?format=${format}`, { headers }, resolve).once('error', reject).end()
  })

const linesOf = async (response: IncomingMessage): Promise<FileLine[]> => {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => fileLine.parse(JSON.parse(line)))
}

/** The transactions that run: on this database nothing else does. */
const running = `from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid() and backend_type = 'client backend'`

const transactions = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(`select count(*)::integer as count ${running}`)
  return rows[0]?.count ?? 0
}

test('a file is told while it is written: its name first, how many rows are written, and at the end that it is whole', async () => {
  const { owner } = await withDiary(1200)
  const lines = await linesOf(await begin(owner))
  expect(lines[0]).toMatchObject({ fileName: 'system-log.csv', mediaType: 'text/csv; charset=utf-8' })
  expect(lines.at(-1)).toEqual({ whole: true, rows: 1200 })
  const text = lines.map((line) => ('text' in line ? line.text : '')).join('')
  expect(text).toBe((await server.ask('hotel-log/export', {}, owner)).data.text)
  expect(text.split('\r\n')).toHaveLength(1 + 1200 + 1)
})

test('the same list is a workbook, in lines as in one answer', async () => {
  const { owner } = await withDiary(600)
  const lines = await linesOf(await begin(owner, 'xlsx'))
  const inLines = Buffer.concat(lines.map((line) => Buffer.from('base64' in line ? line.base64 : '', 'base64')))
  const { data } = await server.ask('hotel-log/export', { format: 'xlsx' }, owner)
  expect(data).toMatchObject({ fileName: 'system-log.xlsx', text: '' })
  const rowsOf = async (bytes: Buffer) => (await readXlsx(bytes)).sheets[0]?.rows
  const rows = await rowsOf(inLines)
  expect(rows).toHaveLength(601)
  expect(rows?.[0]?.slice(0, 2)).toEqual(['When', 'Changed by'])
  expect(rows?.[1]?.[0]).toBeInstanceOf(Date)
  expect(await rowsOf(Buffer.from(data.base64 ?? '', 'base64'))).toEqual(rows)
})

test('“when the connection goes”: the query ends, its place is free for the next, and nobody gets a part for the whole', async () => {
  const { owner } = await withDiary(20_000)
  const first = await begin(owner)
  await new Promise((resolve) => first.once('readable', resolve))
  first.destroy()
  await expect.poll(transactions).toBe(0)
  const again = await linesOf(await begin(owner))
  expect(again.at(-1)).toEqual({ whole: true, rows: 20_000 })
})

test('a caller who goes while the first rows are still sought ends that query too', async () => {
  const { owner } = await withDiary(10)
  const holder = await server.database.pool.connect()
  try {
    await holder.query('begin; lock table diary_entry in access exclusive mode')
    const waiting = async () => {
      const { rows } = await holder.query<{ count: number }>(
        `select count(*)::integer as count from pg_locks where relation = 'diary_entry'::regclass and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows[0]?.count
    }
    const asked = request(`${server.url()}/api/v2/hotel/hotel-log/export`, {
      headers: { authorization: `Token ${owner.token}`, accept: fileLinesType },
    })
    asked.once('error', () => undefined).end()
    await expect.poll(waiting).toBe(1)
    asked.destroy()
    await expect.poll(waiting).toBe(0)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

test('a file that fails on its way ends with a refusal in words, not with the last row that came', async () => {
  const { owner } = await withDiary(20_000)
  const response = await begin(owner)
  await new Promise((resolve) => response.once('readable', resolve))
  const ended = await server.database.pool.query(`select pg_terminate_backend(pid) ${running}`)
  expect(ended.rowCount).toBe(1)
  const lines = await linesOf(response)
  expect(lines.at(-1)).toMatchObject({ status: 503, refused: { refusal: 'busy' } })
  expect(lines.some((line) => 'whole' in line)).toBe(false)
})

test('a refusal before the first row is the usual answer', async () => {
  const { property } = await withDiary(1)
  const other = await signInTo(server, property, { codes: ['ROOM_INFO_1'] })
  const refused = await begin(other)
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, 'application/json; charset=utf-8'])
  refused.resume()
})
