import { expect, test } from 'vitest'
import { everyWeekday, toDay } from '#days/day.ts'
import { allowedArrivals, exampleStay, leastStay, type ExampleTerms } from './example-stay.ts'

const today = toDay('2027-01-01')
const terms = (more: Partial<ExampleTerms> = {}): ExampleTerms => ({
  type: 'everyNight',
  daysBefore: null,
  buy: null,
  free: null,
  counted: null,
  minNights: 1,
  stayFrom: null,
  stayTo: null,
  weekdays: everyWeekday,
  datesExcluded: [],
  ...more,
})

test.each<[string, Partial<ExampleTerms>, string]>([
  ['about a month ahead where nothing else is said', {}, '2027-01-31'],
  ['an early bird of 45 days starts 45 days ahead', { type: 'earlyBird', daysBefore: 45 }, '2027-02-15'],
  ['an early bird of 10 days starts about a month ahead', { type: 'earlyBird', daysBefore: 10 }, '2027-01-31'],
  ['a last minute offer of 7 days starts today', { type: 'lastMinute', daysBefore: 7 }, '2027-01-01'],
  ['never before the first night', { stayFrom: toDay('2027-06-01') }, '2027-06-01'],
  ['nights that end within the month: the first of them', { stayTo: toDay('2027-01-10') }, '2027-01-01'],
  ['on the next weekday that is in it (a Saturday)', { weekdays: [6] }, '2027-02-06'],
  ['not on an excluded date', { datesExcluded: [{ from: toDay('2027-01-25'), to: toDay('2027-02-02') }] }, '2027-02-03'],
  ['nights that are over: a month ahead, and the example says why it does not apply', { stayTo: toDay('2026-12-01') }, '2027-01-31'],
])('the example starts %s', (_sentence, more, checkIn) => {
  expect(exampleStay(terms(more), today).checkIn).toBe(checkIn)
})

test.each<[string, Partial<ExampleTerms>, { nights: number; rooms: number }]>([
  ['one night in one room', {}, { nights: 1, rooms: 1 }],
  ['its least nights', { minNights: 4 }, { nights: 4, rooms: 1 }],
  ['the nights that are bought and those that are free', { type: 'quantity', counted: 'nights', buy: 3, free: 1 }, { nights: 4, rooms: 1 }],
  ['the rooms that are bought and those that are free', { type: 'quantity', counted: 'rooms', buy: 4, free: 1 }, { nights: 1, rooms: 5 }],
  ['the rooms that it counts from', { type: 'quantityTotal', buy: 5 }, { nights: 1, rooms: 5 }],
])('the least stay has %s', (_sentence, more, least) => {
  expect(leastStay(terms(more))).toEqual(least)
})

test('the arrivals of a last minute offer are today and as many days more', () => {
  expect(allowedArrivals(terms({ type: 'lastMinute', daysBefore: 2 }), today)).toEqual(['2027-01-01', '2027-01-02', '2027-01-03'])
  expect(allowedArrivals(terms({ type: 'earlyBird', daysBefore: 730 }), today)).toEqual([])
})
