import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { momentIn } from './moment-in.ts'
import { isTimeZone, timeZones } from './time-zones.ts'

test('the time zones of the world have their present names, each once and in order', () => {
  const names = timeZones()
  expect(names).toContain('Asia/Ho_Chi_Minh')
  expect(names).not.toContain('Asia/Saigon')
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(names.toSorted())
  expect(names.filter((name) => !isTimeZone(name))).toEqual([])
})

test.each(['Asia/Saigon', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+7'])('%s names a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true)
})

test.each(['Asia/Atlantis', '+07:00', 'asia', '', 'Asia/Ho Chi Minh', "Asia'--"])('%s names none', (name) => {
  expect(isTimeZone(name)).toBe(false)
})

test.each([
  ['Asia/Ho_Chi_Minh', '2027-02-22', '23:59', '2027-02-22T16:59:00.000Z'],
  ['America/New_York', '2027-03-14', '23:59', '2027-03-15T03:59:00.000Z'],
  ['America/New_York', '2027-03-13', '23:59', '2027-03-14T04:59:00.000Z'],
  ['Europe/Paris', '2027-10-31', '12:00', '2027-10-31T11:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-01', '00:00', '2026-12-31T18:15:00.000Z'],
])('when the clocks of %s show %s %s it is %s', (timeZone, day, time, moment) => {
  expect(momentIn(timeZone, toDay(day), time).toISOString()).toBe(moment)
})
