import { catalogue } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { nameless, unrecorded } from './recorded.ts'

const access = { who: 'property', codes: ['ROOM_INFO_2'] } as const
const change = { kind: 'change', access, input: z.strictObject({ id: z.string(), version: z.int() }), output: z.null() } as const

test('every change of a record with a version, and every change with a line in the diary, says which record it changes', () => {
  expect(unrecorded(catalogue)).toEqual([])
  expect(nameless(catalogue)).toEqual([])
})

test('a change without its record is noticed: one with a version, one with a line in the diary', () => {
  const planted = { 'x/update': change, 'x/delete': { ...change, input: z.strictObject({}), diary: say('Xoá', 'Deleted') } }
  expect(unrecorded(planted)).toEqual(['x/update', 'x/delete'])
  expect(unrecorded({ 'x/update': { ...change, record: { kind: 'roomType', id: 'id' } }, 'x/read': { ...change, kind: 'read' } })).toEqual(
    [],
  )
})

test('a record is noticed whose id stands in neither the input nor the answer', () => {
  expect(nameless({ 'x/create': { ...change, record: { kind: 'roomType', id: 'code' } } })).toEqual(['x/create: code'])
  expect(nameless({ 'x/update': { ...change, record: { kind: 'roomType', id: 'id' } } })).toEqual([])
})
