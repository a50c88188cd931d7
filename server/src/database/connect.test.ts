import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { momentInJson } from './parsers.ts'

const database = useTestDatabase()

const valueOf = async (expression: string): Promise<unknown> => {
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`)
  return rows[0]?.value
}

test.each([
  ["date '2026-02-17'", '2026-02-17'],
  ["timestamptz '2026-11-21 20:05:27.5+07'", '2026-11-21T13:05:27.500Z'],
  ["timestamptz '2026-11-21 00:00:00+07'", '2026-11-20T17:00:00.000Z'],
  ["timestamptz '2026-11-21 23:59:59.999999Z'", '2026-11-21T23:59:59.999Z'],
  ["timestamp '2026-11-21 08:30:00'", '2026-11-21T08:30:00.000'],
  ['9007199254740991::bigint', 9_007_199_254_740_991],
  ['(select sum(x) from (values (1::bigint), (2)) as t (x))', 3],
  ['12.50::numeric', 12.5],
  ['-0.000001::numeric', -0.000001],
  ["array['2026-02-17'::date, null]", ['2026-02-17', null]],
  ['array[1::bigint, null]', [1, null]],
  ['array[1.5::numeric]', [1.5]],
  ["array[timestamptz '2026-11-21 00:00:00Z']", ['2026-11-21T00:00:00.000Z']],
  ['array[]::date[]', []],
])('%s arrives as a value without a Date and without rounding', async (expression, expected) => {
  expect(await valueOf(expression)).toEqual(expected)
})

test.each(['2026-11-21 20:05:27.5+07', '2026-11-21 23:59:59.999999Z'])(
  '%s is told alike inside and outside of a JSON document',
  async (moment) => {
    const value = `timestamptz '${moment}'`
    expect(await valueOf(`json_build_object('at', ${momentInJson(value)})`)).toEqual({ at: await valueOf(value) })
  },
)

test.each(['9007199254740992::bigint', '12345678901234567.5::numeric', "'NaN'::numeric"])(
  '%s is refused instead of rounded',
  async (expression) => {
    await expect(valueOf(expression)).rejects.toThrow(RangeError)
  },
)
