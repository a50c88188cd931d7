import { expect, test } from 'vitest'
import type { TicketBlock } from '#ticket/why-no-ticket.ts'
import { noTicketReasonOf } from './site-counts.ts'

test.each<[string, readonly TicketBlock[], string]>([
  ['the park is closed', ['closedDay', 'closedDay'], 'closedDay'],
  ['one product is closed, the other sold out: the one that came nearest tells', ['soldOut', 'closedDay'], 'soldOut'],
  ['the morning has begun, the evening is off sale', ['slotBegun', 'stopSell'], 'stopSell'],
  ['it must be booked earlier', ['cutOff'], 'cutOff'],
  ['the day or its time has passed', ['past'], 'over'],
  ['the last slot has begun', ['slotBegun'], 'over'],
  ['the day is too far ahead', ['tooFarAhead'], 'tooFarAhead'],
  ['no kind of visitor has a price', ['noSuchVisitor'], 'noPrice'],
  ['nothing is on sale at all', [], 'noProduct'],
])('why a day that was looked at had no ticket: %s', (_what, blocks, reason) => {
  expect(noTicketReasonOf(blocks)).toBe(reason)
})
