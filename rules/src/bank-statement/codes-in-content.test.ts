import { expect, test } from 'vitest'
import { namedCodes } from './codes-in-content.ts'

const known = new Set(['HA261220123', 'HA261220124', 'HA2612201234', 'DN270101007', 'HA261220900123456', 'TM261220T482', 'TM261220T4821'])
const named = (content: string) => namedCodes(content, (code) => known.has(code))

test.each([
  ['the code alone', 'HA261220123', ['HA261220123']],
  ['in lower case', 'ck ha261220123 nguyen van a', ['HA261220123']],
  ['with spaces and dashes', 'CK HA 261220-123 coc', ['HA261220123']],
  ['stuck to other words', 'MBVCB123HA261220123CKTU', ['HA261220123']],
  ['the whole number before a break, not the longer one', 'HA261220123 4', ['HA261220123']],
  ['the longer number where it stands in one', 'HA2612201234', ['HA2612201234']],
  ['before a number that the bank adds', 'HA261220124 5078123456', ['HA261220124']],
  ['the longest form', 'HA261220900123456', ['HA261220900123456']],
  ['of tickets', 'CK TM261220T482 ve Thac May', ['TM261220T482']],
  ['of tickets, with spaces and dashes, stuck to other words', 'MBVCB.9.TM 261220-t-482CKTU', ['TM261220T482']],
  ['of tickets, the longer number where it stands in one', 'TM261220T4821', ['TM261220T4821']],
  ['of tickets, before a number that the bank adds', 'TM261220T482 1', ['TM261220T482']],
  ['of tickets and of rooms', 'TM261220T482 HA261220123', ['TM261220T482', 'HA261220123']],
  ['a T without a number', 'HA261220T va 123', []],
  ['two codes', 'HA261220123 va DN270101007', ['HA261220123', 'DN270101007']],
  ['one code twice', 'HA261220123 HA261220123', ['HA261220123']],
  ['a code of nobody', 'HA261220999', []],
  ['no day of the calendar', 'HA261399123', []],
  ['no code', 'tien phong', []],
  ['nothing', '', []],
])('%s', (_what, content, codes) => {
  expect(named(content)).toEqual(codes)
})
