import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, eachDay, nightsOfStay } from '#days/day.ts'
import { joinStays, type StayDates } from './join-stays.ts'

const stay = fc
  .record({ start: fc.integer({ min: 0, max: 60 }), nights: fc.integer({ min: 1, max: 20 }) })
  .map(({ start, nights }): StayDates => ({ checkIn: addDays('2027-01-20', start), checkOut: addDays('2027-01-20', start + nights) }))

test('stays that overlap or follow on each other become one run, others stay apart, in their order', () => {
  const stays: StayDates[] = [
    { checkIn: '2027-02-10', checkOut: '2027-02-12' },
    { checkIn: '2027-02-01', checkOut: '2027-02-03' },
    { checkIn: '2027-02-02', checkOut: '2027-02-05' },
    { checkIn: '2027-02-05', checkOut: '2027-02-06' },
  ]
  expect(joinStays(stays)).toEqual([
    { checkIn: '2027-02-01', checkOut: '2027-02-06' },
    { checkIn: '2027-02-10', checkOut: '2027-02-12' },
  ])
})

test('the runs have the nights of the stays, each once, and share no day with each other', () => {
  fc.assert(
    fc.property(fc.array(stay, { maxLength: 8 }), (stays) => {
      const runs = joinStays(stays)
      const nights = runs.flatMap(({ checkIn, checkOut }) => nightsOfStay(checkIn, checkOut))
      const wanted = new Set(stays.flatMap(({ checkIn, checkOut }) => nightsOfStay(checkIn, checkOut)))
      expect(nights).toEqual([...wanted].toSorted())
      const days = runs.flatMap(({ checkIn, checkOut }) => eachDay(checkIn, checkOut))
      expect(new Set(days).size).toBe(days.length)
    }),
  )
})
