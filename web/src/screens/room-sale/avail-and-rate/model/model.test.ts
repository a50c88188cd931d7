import { describe, expect, it } from 'vitest'
import { ids, testGrid, testToday, type GridChanges } from '../testing/test-grid.ts'
import { marksOfNight } from '../view/cells/cell-marks.ts'
import { occasionRuns } from '../view/heads/occasion-runs.ts'
import { calendarFrom } from './calendar.ts'
import { cellAt, geometryOf, rectangleOf, slicesOf } from './geometry.ts'
import { roomsOf, rowsShown, type PlanRow, type RowChoice } from './grid-rows.ts'
import { createGridStore } from './grid-store.ts'
import { notSellableRooms } from './nights/not-sellable.ts'
import { moved, type Board, type Move } from './moves.ts'
import { areaOf, fillArea, sourceOf } from './selection.ts'
import { fieldsShown } from './nights/shown-fields.ts'
import { isFull, isLow, occupancyAt, shownRate } from './nights/shown-night.ts'
import { fromTsv, toTsv } from './table-text.ts'

const calendar = calendarFrom(testToday)
const everything: RowChoice = { folded: new Set(), filter: '', sunk: new Set(), notSellable: new Map() }
const sizes = { column: 38, room: 32, plan: 33 }

const storeWith = (...grids: Parameters<typeof testGrid>[]) => {
  const store = createGridStore(calendar)
  for (const grid of grids) store.putGrid(testGrid(...grid))
  return store
}

const rowsOf = (store: ReturnType<typeof storeWith>, choice: Partial<RowChoice> = {}) =>
  rowsShown(store.facts.get()?.rooms ?? [], { ...everything, ...choice })

const planRows = (store: ReturnType<typeof storeWith>): PlanRow[] => rowsOf(store).filter((row) => row.kind === 'plan')

describe('the columns', () => {
  it('go two years ahead and at least 120 days back, in weeks from Monday', () => {
    expect(calendar.last).toBe('2029-01-20')
    expect(calendar.first <= '2026-09-22').toBe(true)
    expect(calendar.weekdays[0]).toBe(1)
    expect(calendar.days[calendar.todayAt]).toBe(testToday)
  })
  it('know the public holidays', () => {
    expect(calendar.holidays.get(calendar.at('2027-02-06'))?.id).toBe('tet')
    expect(calendar.holidays.has(calendar.at('2027-02-20'))).toBe(false)
  })
  it('tell a day before or after them', () => {
    expect(calendar.at('2020-01-01')).toBe(-1)
    expect(calendar.at('2031-01-01')).toBe(calendar.days.length)
  })
})

describe('the rows', () => {
  const store = storeWith([testToday, 7])
  it('are room types with their plans under them', () =>
    expect(rowsOf(store).map(({ id }) => id)).toEqual([ids.deluxe, ids.flexible, ids.nonRefundable]))
  it('fold', () => expect(rowsOf(store, { folded: new Set([ids.deluxe]) }).map(({ id }) => id)).toEqual([ids.deluxe]))
  it.each([
    ['deluxe huong', 3],
    ['khong hoan', 2],
    ['NON-REF', 2],
    ['biệt thự', 0],
  ])('are filtered by "%s" without regard to diacritics', (filter, count) => expect(rowsOf(store, { filter })).toHaveLength(count))
  it('sink to the bottom where they sell nothing', () => {
    const [room] = roomsOf(testGrid(testToday, 1))
    const other = room === undefined ? [] : [room, { ...room, id: 'other', plans: [] }]
    expect(rowsShown(other, { ...everything, sunk: new Set([ids.deluxe]) })[0]?.id).toBe('other')
  })
})

describe('what counts on a night', () => {
  const friday = '2027-01-22'
  const store = storeWith([testToday, 7, { flexible: { price: [3_000_000, null, null, null, null, null, null] } }])
  const [flexible, derived] = planRows(store)
  it('is the night’s own price, else the weekend or default price of the room type', () => {
    expect(flexible && shownRate(store, flexible, calendar.todayAt)).toMatchObject({ price: 3_000_000, source: 'own' })
    expect(flexible && shownRate(store, flexible, calendar.at('2027-01-21'))).toMatchObject({ price: 2_450_000, source: 'default' })
    expect(flexible && shownRate(store, flexible, calendar.at(friday))).toMatchObject({ price: 2_850_000, source: 'weekend' })
  })
  it('follows the parent plan where the plan is derived', () =>
    expect(derived && shownRate(store, derived, calendar.todayAt)).toMatchObject({ price: 2_640_000, source: 'derived' }))
  it('is what was typed, before it is saved', () => {
    store.putEdits([{ rowId: ids.flexible, at: calendar.todayAt, field: 'price', edit: { value: 4_000_000, state: 'saving' } }])
    expect(derived && shownRate(store, derived, calendar.todayAt).price).toBe(3_520_000)
    store.dropEdits([{ rowId: ids.flexible, at: calendar.todayAt, field: 'price' }])
    expect(derived && shownRate(store, derived, calendar.todayAt).price).toBe(2_640_000)
  })
  it.each(['failed', 'held', 'collided'] as const)('does not follow a price that is %s: it counts for nobody yet', (state) => {
    const place = { rowId: ids.flexible, at: calendar.todayAt, field: 'price' } as const
    store.putEdits([{ ...place, edit: { value: 99_000_000_000, state } }])
    expect(flexible && shownRate(store, flexible, calendar.todayAt).price).toBe(99_000_000_000)
    expect(derived && shownRate(store, derived, calendar.todayAt).price).toBe(2_640_000)
    store.dropEdits([place])
  })
  it('fills the house by the rooms sold', () => expect(occupancyAt(store, calendar.todayAt)).toBe(63))
  it.each([
    [20, 18, true, false],
    [20, 17, false, false],
    [4, 3, false, false],
    [20, 20, false, true],
    [0, 0, false, false],
  ])('of %i rooms with %i sold is low %s, full %s', (allotment, sold, low, full) => {
    const night = { night: testToday, allotment, sold, closed: false, releaseDays: null, version: 1 }
    expect([isLow(night), isFull(night)]).toEqual([low, full])
  })
})

describe('what the server answers', () => {
  it('does not put back what is known of a later operation', () => {
    const store = storeWith([testToday, 7])
    store.nights.putRate(ids.flexible, calendar.todayAt, {
      price: 5,
      stopSell: false,
      cta: false,
      ctd: false,
      minStay: null,
      maxStay: null,
      version: 9,
    })
    store.putGrid(testGrid(testToday, 7))
    expect(store.rate(ids.flexible, calendar.todayAt).price).toBe(5)
  })
  it('tells only the weeks that it touches', () => {
    const store = storeWith([testToday, 7])
    const week = Math.floor(calendar.todayAt / 7)
    const before = [store.signals.countAll(week), store.signals.countAll(week + 3)]
    store.putEdits([{ rowId: ids.flexible, at: calendar.todayAt, field: 'price', edit: { value: 1, state: 'unsaved' } }])
    expect(store.signals.countAll(week)).toBeGreaterThan(before[0] ?? 0)
    expect(store.signals.countAll(week + 3)).toBe(before[1])
  })
})

describe('geometry', () => {
  const geometry = geometryOf(rowsOf(storeWith([testToday, 7])), sizes, calendar)
  it('stands rows under each other', () => expect(geometry.tops).toEqual([0, 32, 65, 98]))
  it('finds the cell at a point, the nearest one outside', () => {
    expect(cellAt(geometry, 39, 40)).toEqual({ row: 1, at: 1 })
    expect(cellAt(geometry, -5, 9999)).toEqual({ row: 2, at: 0 })
  })
  it('knows where an area stands', () =>
    expect(rectangleOf(geometry, { top: 1, bottom: 2, from: 2, to: 3 })).toEqual({ left: 76, top: 32, width: 76, height: 66 }))
  it('cuts the rows into blocks', () => expect(slicesOf(geometry)).toMatchObject([{ firstRow: 0, top: 0, height: 98 }]))
})

describe('the keys', () => {
  const board: Board = {
    rowIds: ['a', 'b', 'c', 'd'],
    columns: 30,
    view: { from: 5, to: 12, rows: 2 },
    shows: (row, at) => (row === 1 && at >= 8 && at <= 10 ? 'same' : `${row} ${at}`),
  }
  it.each<[Move, string, number]>([
    ['left', 'b', 6],
    ['down', 'c', 7],
    ['home', 'b', 5],
    ['end', 'b', 12],
    ['weekAhead', 'b', 14],
    ['weekBack', 'b', 0],
    ['pageDown', 'd', 7],
    ['pageUp', 'a', 7],
    ['edgeRight', 'b', 10],
    ['first', 'a', 0],
    ['last', 'd', 29],
  ])('%s leads to %s %i', (move, rowId, at) => expect(moved({ rowId: 'b', at: 7 }, move, board)).toEqual({ rowId, at }))
  it('go on to the first night of all from the first in view', () => expect(moved({ rowId: 'b', at: 5 }, 'home', board).at).toBe(0))
  it('do not leave the grid', () => expect(moved({ rowId: 'a', at: 0 }, 'up', board)).toEqual({ rowId: 'a', at: 0 }))
})

describe('selecting and filling', () => {
  const area = { top: 2, bottom: 3, from: 5, to: 6 }
  it('is the rectangle between two cells, whichever came first', () =>
    expect(
      areaOf(
        { anchor: { rowId: 'y', at: 9 }, focus: { rowId: 'x', at: 4 } },
        new Map([
          ['x', 0],
          ['y', 3],
        ]),
      ),
    ).toEqual({ top: 0, bottom: 3, from: 4, to: 9 }))
  it.each([
    ['down', 6, 5, { ...area, top: 4, bottom: 6 }],
    ['up', 0, 6, { ...area, top: 0, bottom: 1 }],
    ['right', 2, 9, { ...area, from: 7, to: 9 }],
    ['left', 3, 2, { ...area, from: 2, to: 4 }],
  ])('fills %s', (_way, row, at, target) => expect(fillArea(area, row, at)).toEqual(target))
  it('fills nothing inside of itself', () => expect(fillArea(area, 3, 5)).toBeNull())
  it('repeats its cells', () => {
    expect(sourceOf(area, 2, 7)).toEqual({ row: 2, at: 5 })
    expect(sourceOf(area, 2, 4)).toEqual({ row: 2, at: 6 })
    expect(sourceOf(area, 4, 5)).toEqual({ row: 2, at: 5 })
  })
})

describe('tables of text', () => {
  it('go to a spreadsheet and back', () =>
    expect(
      fromTsv(
        toTsv([
          ['1', 'a "b"'],
          ['', 'x\ty'],
        ]),
      ),
    ).toHaveLength(2))
  it('read what a spreadsheet copies', () =>
    expect(fromTsv('2.450\t"2,85"\r\n\t3\r\n')).toEqual([
      ['2.450', '2,85'],
      ['', '3'],
    ]))
})

describe('the shown fields', () => {
  it('hold the allotment only where there is room', () => {
    expect(fieldsShown({}, true).has('allotment')).toBe(true)
    expect(fieldsShown({}, false).has('allotment')).toBe(false)
  })
  it('are those that a person chose', () => {
    expect(fieldsShown({ allotment: true, price: false }, false).has('allotment')).toBe(true)
    expect(fieldsShown({ price: false }, true).has('price')).toBe(false)
  })
})

describe('a room type that cannot be sold', () => {
  const reasonOf = (...change: Parameters<typeof testGrid>) => {
    const store = storeWith(change)
    return notSellableRooms(store, store.facts.get()?.rooms ?? []).get(ids.deluxe) ?? null
  }
  const none = Array.from({ length: 7 }, () => 0)
  it.each<[string, GridChanges, string | null]>([
    ['that sells', {}, null],
    ['without a plan', { room: { plans: [] } }, 'noPlan'],
    ['without a room on sale', { nights: { allotment: none } }, 'noAllotment'],
    ['without rooms', { room: { totalRooms: 0 }, nights: { allotment: none } }, 'noRooms'],
  ])('%s', (_, change, reason) => expect(reasonOf(testToday, 7, change)).toBe(reason))
  it('is not claimed before tonight has been read', () => {
    const store = createGridStore(calendar)
    store.putGrid(testGrid('2027-03-01', 7, { nights: { allotment: none } }))
    expect(notSellableRooms(store, store.facts.get()?.rooms ?? []).size).toBe(0)
  })
})

describe('the bands above the nights', () => {
  it('hold the holidays that follow each other in one, whose name may go on to the next band', () => {
    const event = { id: 'e', nameVi: 'Hội nghị', nameEn: 'Conference', color: 'amber' as const, from: '2027-05-10', to: '2027-05-11' }
    const runs = occasionRuns(calendar, [event])
    const labour = runs.find(({ from, to }) => from <= calendar.at('2027-05-01') && to >= calendar.at('2027-05-01'))
    expect(labour).toMatchObject({ from: calendar.at('2027-04-30'), until: calendar.at('2027-05-09') })
    expect(labour?.name.en).toContain(' · ')
  })
})

describe('a stay that a plan takes on every night', () => {
  const store = storeWith([testToday, 7])
  const [first, follower] = planRows(store)
  it('stands at the plan, with what it inherits, and on no night of it', () => {
    const long = first && { ...first, stay: { minStay: 4, maxStay: 7 } }
    const fields = fieldsShown({}, false)
    expect(long && marksOfNight(shownOn({ minStay: 4, maxStay: 7 }), long, fields)).toEqual([])
    expect(long && marksOfNight(shownOn({ minStay: 2, maxStay: 7 }), long, fields)).toEqual([{ kind: 'min', nights: 2 }])
    expect(follower?.stay).toEqual({ minStay: 1, maxStay: null })
  })
  const shownOn = (change: { minStay: number; maxStay: number }) => {
    if (first === undefined) throw new Error('a plan')
    return { ...shownRate(store, first, calendar.todayAt), ...change }
  }
})
