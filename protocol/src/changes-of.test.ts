import { expect, test } from 'vitest'
import { z } from 'zod'
import { changesOf, startOf, withChanges } from './changes-of.ts'
import { field, wordsOf } from './field.ts'
import { say } from './say.ts'

const form = z.strictObject({
  name: z.string(),
  order: field.count(say('Thứ tự', 'Order'), { min: 0, max: 99 }).default(0),
  floor: z.int().nullable().default(null),
  rows: z.array(z.string()).default([]),
  follows: z
    .strictObject({ parent: z.string(), roundTo: z.int().default(1), floor: z.int().nullable().default(null) })
    .nullable()
    .default(null),
})
const update = z.strictObject(changesOf(form.shape))
const stored = { name: 'A', order: 7, floor: 500, rows: ['x'], follows: { parent: 'p', roundTo: 1000, floor: 100 } }

test('a change has no default: what is left out is left out', () => {
  expect(update.parse({ name: 'B' })).toEqual({ name: 'B' })
  expect(update.parse({ name: 'B', follows: { parent: 'q' } })).toEqual({ name: 'B', follows: { parent: 'q' } })
})

test('what a new record needs, a change needs as well', () => {
  expect(update.safeParse({ order: 1 }).success).toBe(false)
  expect(update.safeParse({ name: 'B', follows: { roundTo: 1 } }).success).toBe(false)
})

test('the words and limits of a field are those of the record', () => {
  expect(wordsOf(update.shape.order)?.label.en).toBe('Order')
  expect(update.safeParse({ name: 'B', order: 100 }).success).toBe(false)
})

test('a field that may be left out knows what a new record has there', () => {
  expect([startOf(update.shape.order), startOf(update.shape.floor), startOf(update.shape.rows)]).toEqual([0, null, []])
  expect([startOf(update.shape.name), startOf(form.shape.order)]).toEqual([undefined, undefined])
})

test('what is left out stays, also in a record within the record; null alone empties', () => {
  expect(withChanges(form, stored, { name: 'B' })).toEqual({ ...stored, name: 'B' })
  expect(withChanges(form, stored, { name: 'A', floor: null, rows: [] })).toEqual({ ...stored, floor: null, rows: [] })
  expect(withChanges(form, stored, { name: 'A', order: undefined })).toEqual(stored)
  expect(withChanges(form, stored, { name: 'A', follows: { parent: 'q', floor: null } }).follows).toEqual({
    parent: 'q',
    roundTo: 1000,
    floor: null,
  })
  expect(withChanges(form, stored, { name: 'A', follows: null }).follows).toBeNull()
})

test('a record within the record that is new begins as a new one does', () => {
  expect(withChanges(form, { ...stored, follows: null }, { name: 'A', follows: { parent: 'q' } }).follows).toEqual({
    parent: 'q',
    roundTo: 1,
    floor: null,
  })
})
