import { changesOf } from '@innkeeper/protocol/changes-of'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { fillEmpty } from './fill-empty.ts'

const record = z.strictObject({
  name: z.string(),
  floor: z.int().nullable().default(null),
  order: z.int().default(0),
  follows: z
    .strictObject({ parent: z.string(), roundTo: z.int().default(1) })
    .nullable()
    .default(null),
})
const update = z.strictObject({ version: z.int(), id: z.uuid().optional(), ...changesOf(record.shape) })

test('an emptied field is sent as a new record has it, so that the save does not leave it alone', () => {
  const shown = { version: 3, name: 'A', floor: undefined, order: undefined, follows: { parent: 'b', roundTo: undefined } }
  expect(fillEmpty(update, shown)).toEqual({ version: 3, name: 'A', floor: null, order: 0, follows: { parent: 'b', roundTo: 1 } })
})

test('a draft that was kept without its emptied fields is sent with them emptied', () => {
  expect(fillEmpty(update, { version: 3, name: 'A' })).toEqual({ version: 3, name: 'A', floor: null, order: 0, follows: null })
})

test('values in which nothing is empty are the same values', () => {
  const shown = { version: 3, name: 'A', floor: 1, order: 2, follows: null }
  expect(fillEmpty(update, shown)).toBe(shown)
})

test('a required field that is empty stays empty, to be refused', () => {
  expect(fillEmpty(update, { version: 3, name: undefined, floor: 1, order: 2, follows: null })).toMatchObject({ name: undefined })
})

test('a new record is sent as it is typed: its call has its own defaults', () => {
  const shown = { name: 'A' }
  expect(fillEmpty(record, shown)).toBe(shown)
})
