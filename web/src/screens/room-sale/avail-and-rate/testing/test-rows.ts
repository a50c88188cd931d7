import { calendarFrom } from '../model/calendar.ts'
import { planRow, roomRow } from '../model/grid-rows.ts'
import { createGridStore } from '../model/grid-store.ts'
import { testGrid, testToday } from './test-grid.ts'

/** The calendar of the tests. */
export const testCalendar = calendarFrom(testToday)

/** The first night that tests change. */
export const tomorrow = testCalendar.todayAt + 1

/** A store with the test's grid in it, and its rows by name. */
export const testRows = () => {
  const store = createGridStore(testCalendar)
  store.putGrid(testGrid(testCalendar.first, 92))
  store.putGrid(testGrid('2027-01-18', 60))
  const room = store.facts.get()?.rooms[0]
  if (room === undefined) throw new Error('the grid has a room type')
  const [flexible, nonRefundable] = room.plans.map((plan) => planRow(room, plan))
  if (flexible === undefined || nonRefundable === undefined) throw new Error('the room type has two plans')
  return { store, deluxe: roomRow(room), flexible, nonRefundable }
}
