import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { asBase64, RawJson } from './raw-json.ts'

const database = useTestDatabase()

test.each([0, 1, 57, 58, 5000])('a database’s JSON with a text of %i letters arrives between other pieces, unchanged', async (length) => {
  const { rows } = await database.pool.query<{ base64: string }>(
    `select ${asBase64(`json_build_object('name', repeat('ở', $1::integer))`)} as base64`,
    [length],
  )
  const json = new RawJson([Buffer.from('[1,'), ...rows, Buffer.from(','), ...rows, Buffer.from(']')])
  const object = { name: 'ở'.repeat(length) }
  expect(JSON.parse(json.toBuffer().toString('utf8'))).toEqual([1, object, object])
})
