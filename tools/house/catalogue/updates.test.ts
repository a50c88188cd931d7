import { catalogue } from '@innkeeper/protocol/catalogue'
import { changesOf } from '@innkeeper/protocol/changes-of'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { emptiedByUpdates } from './updates.ts'

test('an update never empties what it does not name', () => {
  expect(emptiedByUpdates(catalogue)).toEqual([])
})

test('a default is noticed where a version is taken: of a field, of a record within, of a row of a list', () => {
  const record = z.strictObject({
    order: z.int().default(0),
    follows: z
      .strictObject({ roundTo: z.int().default(1) })
      .nullable()
      .optional(),
    rows: z.array(z.strictObject({ picture: z.string().default('') })),
  })
  const update = (shape: z.ZodRawShape) => ({ kind: 'change', input: z.strictObject({ version: z.int(), ...shape }) }) as const
  const found = emptiedByUpdates({ 'x/update': update(record.shape), 'x/create': { kind: 'change', input: record } })
  expect(found).toEqual(['x/update: order', 'x/update: follows.roundTo', 'x/update: rows.*.picture'])
  expect(emptiedByUpdates({ 'x/update': update(changesOf(record.shape)) })).toEqual([
    'x/update: follows.roundTo',
    'x/update: rows.*.picture',
  ])
})
