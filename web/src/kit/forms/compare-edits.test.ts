import { expect, test } from 'vitest'
import { compareEdits } from './compare-edits.ts'

const names = ['name', 'rooms', 'floor', 'beds'] as const
const base = { name: 'A', rooms: 5, floor: null, beds: [{ bedType: 'king', count: 1 }] }

test('what only the other person changed is theirs; what only I changed is nobody’s quarrel', () => {
  expect(compareEdits(names, base, { ...base, name: 'B' }, { ...base, rooms: 7 })).toEqual({ theirs: ['rooms'], collided: [] })
})

test('what both changed differently has collided', () => {
  expect(compareEdits(names, base, { ...base, name: 'B' }, { ...base, name: 'C' })).toEqual({ theirs: [], collided: ['name'] })
})

test('what both changed alike has not', () => {
  expect(compareEdits(names, base, { ...base, rooms: 7 }, { ...base, rooms: 7 })).toEqual({ theirs: [], collided: [] })
})

test('a field left empty is like one never filled in, and the order of a line’s parts means nothing', () => {
  const mine = { name: 'A', rooms: 5, beds: [{ count: 1, bedType: 'king' }] }
  expect(compareEdits(names, base, mine, base)).toEqual({ theirs: [], collided: [] })
})

test('where nobody knows how the record was, every difference is a collision', () => {
  expect(compareEdits(names, null, { ...base, name: 'B' }, { ...base, rooms: 7 })).toEqual({ theirs: [], collided: ['name', 'rooms'] })
})
