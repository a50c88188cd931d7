import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import { speak } from '@innkeeper/protocol/say'
import { describe, expect, it } from 'vitest'
import { Refused, Unreachable } from '../../../../kit/refused.ts'
import { calendarFrom } from '../model/calendar.ts'
import { planRow } from '../model/grid-rows.ts'
import { createGridStore } from '../model/grid-store.ts'
import { ids, testGrid, testToday } from '../testing/test-grid.ts'
import { lookOf } from '../view/look.ts'
import { commandOf, type Pressed } from './grid-keys.ts'
import { judge } from './judge-value.ts'
import type { SaveBody } from './save-body.ts'
import { createSaveQueue, type SaveLine } from './save-queue.ts'
import { readTypedCount, readTypedPrice } from './typed-change.ts'
import { typedEntry } from './typed-entry.ts'
import { createUndoStack } from './undo-stack.ts'
import { wantedBy, type Wanted } from './wanted-value.ts'

const calendar = calendarFrom(testToday)
const tomorrow = calendar.todayAt + 1
const look = lookOf({
  language: 'vi',
  zoom: 30,
  sizes: { column: 38, room: 32, plan: 33 },
  currency: 'VND',
  fields: new Set(['vacant'] as const),
  layer: 'values',
})
const empty: SavedCells = { operationNo: 7, saved: 1, collided: [], refused: [], fresh: { rates: [], rooms: [] } }

function deskWith() {
  const store = createGridStore(calendar)
  store.putGrid(testGrid(calendar.first, 92))
  store.putGrid(testGrid('2027-01-18', 60))
  const room = store.facts.get()?.rooms[0]
  if (room === undefined) throw new Error('the grid has a room type')
  const [flexible, nonRefundable] = room.plans.map((plan) => planRow(room, plan))
  if (flexible === undefined || nonRefundable === undefined) throw new Error('the room type has two plans')
  return { store, deluxe: { kind: 'room' as const, id: room.id, room, open: true }, flexible, nonRefundable }
}

const price = (cell: Pick<Wanted, 'row' | 'at'>, value: number): Wanted => ({ ...cell, field: 'price', value })

describe('what is typed over a price', () => {
  const thousands = { currency: 'VND', thousands: true } as const
  it.each([
    ['2450', { act: 'set', value: 2_450_000 }],
    ['2.450', { act: 'set', value: 2_450_000 }],
    ['2450,5', { act: 'set', value: 2_450_500 }],
    ['2450000', { act: 'set', value: 2_450_000 }],
    ['2.450.000', { act: 'set', value: 2_450_000 }],
    ['2450k', { act: 'set', value: 2_450_000 }],
    ['2,45tr', { act: 'set', value: 2_450_000 }],
    ['=2450000', { act: 'set', value: 2_450_000 }],
    ['+50', { act: 'raise', value: 50_000 }],
    ['-50000', { act: 'lower', value: 50_000 }],
    ['+10%', { act: 'raise', unit: 'percent', value: 1000 }],
  ])('%s beside cells in thousands', (typed, change) => expect(readTypedPrice(typed, thousands)).toMatchObject({ ok: true, change }))
  it('means what it says beside whole prices', () =>
    expect(readTypedPrice('2450', { currency: 'VND', thousands: false })).toMatchObject({ change: { value: 2450 } }))
  it('is not guessed where it is no price', () => {
    expect(readTypedPrice('abc', thousands).ok).toBe(false)
    expect(readTypedPrice('10%', thousands).ok).toBe(false)
  })
  it.each([
    ['5', { act: 'set', value: 5 }],
    ['+2', { act: 'raise', value: 2 }],
    ['−1', { act: 'lower', value: 1 }],
  ])('%s is a number of rooms', (typed, rooms) => expect(readTypedCount(typed)).toEqual(rooms))
  it('is no number of rooms with a fraction', () => expect(readTypedCount('1.5')).toBeNull())
})

describe('what was understood is said while typing', () => {
  it('as a price', () => {
    const { store, flexible } = deskWith()
    const entry = typedEntry(store, { row: flexible, at: tomorrow }, '+10%', look)
    expect(speak(entry.words, 'vi', entry.ok ? entry.values : {})).toBe('Hiểu là 2.695.000\u00a0₫')
  })
  it('as rooms left to sell, for that is what the cell shows', () => {
    const { store, deluxe } = deskWith()
    const entry = typedEntry(store, { row: deluxe, at: tomorrow }, '3', look)
    expect(entry.ok && entry.wanted).toMatchObject([{ field: 'allotment', value: 18 }])
    expect(speak(entry.words, 'vi', entry.ok ? entry.values : {})).toBe('Bán 18 phòng: đã bán 15, còn 3')
  })
  it('goes back to the default price when emptied', () => {
    const { store, flexible } = deskWith()
    expect(typedEntry(store, { row: flexible, at: tomorrow }, '', look)).toMatchObject({ ok: true, wanted: [{ value: null }] })
  })
})

describe('before a value is sent', () => {
  const { store, deluxe, flexible, nonRefundable } = deskWith()
  it.each([
    ['a price under the floor is refused', price({ row: flexible, at: tomorrow }, 1_100_000), { verdict: 'refuse', reason: 'belowFloor' }],
    [
      'a price over the ceiling is refused',
      price({ row: flexible, at: tomorrow }, 9_500_000),
      { verdict: 'refuse', reason: 'aboveCeiling' },
    ],
    ['the past cannot be changed', price({ row: flexible, at: calendar.todayAt - 1 }, 2_000_000), { verdict: 'skip', reason: 'past' }],
    ['a derived price follows its plan', price({ row: nonRefundable, at: tomorrow }, 2_000_000), { verdict: 'skip', reason: 'derived' }],
    [
      'an allotment below what is sold is refused',
      { row: deluxe, at: tomorrow, field: 'allotment', value: 14 } as const,
      { verdict: 'refuse', reason: 'belowSold' },
    ],
    [
      'an allotment over the total rooms is refused',
      { row: deluxe, at: tomorrow, field: 'allotment', value: 25 } as const,
      { verdict: 'refuse', reason: 'overTotalRooms' },
    ],
    [
      'what is stored already is nothing to do',
      { row: deluxe, at: tomorrow, field: 'allotment', value: 20 } as const,
      { verdict: 'equal' },
    ],
    ['another price goes out', price({ row: flexible, at: tomorrow }, 2_600_000), { verdict: 'send' }],
  ])('%s', (_words, wanted, judgement) => expect(judge(store, wanted)).toMatchObject(judgement))
  it('a price that looks a zero long waits for the person', () => {
    const roomy = createGridStore(calendar)
    roomy.putGrid(testGrid('2027-01-18', 60, { room: { ceilingPrice: null } }))
    expect(
      judge(roomy, price({ row: { ...flexible, room: { ...flexible.room, ceilingPrice: null } }, at: tomorrow }, 24_500_000)),
    ).toMatchObject({
      verdict: 'held',
      suspicion: { looks: 'zeroLong', suggested: 2_450_000 },
    })
  })
})

describe('saving', () => {
  const line = (send: SaveLine['send'], more: Partial<SaveLine> = {}): SaveLine => ({
    send,
    speak: (words) => words.vi,
    money: String,
    saved: () => undefined,
    failed: () => undefined,
    wait: async () => undefined,
    ...more,
  })
  const forever = async () => new Promise<void>(() => undefined)

  it('sends the version that was seen, and takes the operation’s number as the next one', async () => {
    const { store, flexible } = deskWith()
    const sent: SaveBody[] = []
    const queue = createSaveQueue(
      store,
      line(
        async (body) => {
          sent.push(body)
          return empty
        },
        { wait: forever },
      ),
    )
    queue.commit('cell', [price({ row: flexible, at: tomorrow }, 2_600_000)])
    await queue.settled()
    expect(sent).toEqual([
      { kind: 'cell', rates: [{ roomPlanId: ids.flexible, night: '2027-01-21', seen: 1, price: 2_600_000 }], rooms: [] },
    ])
    expect(store.nights.rate(ids.flexible, tomorrow)).toMatchObject({ price: 2_600_000, version: 7 })
    expect(store.edits.of(ids.flexible, tomorrow)?.get('price')?.state).toBe('saved')
  })

  it('tries again under the same key until the server is reached, and loses nothing meanwhile', async () => {
    const { store, flexible } = deskWith()
    const keys: string[] = []
    const shown: (number | null)[] = []
    const queue = createSaveQueue(
      store,
      line(async (_body, key) => {
        keys.push(key)
        shown.push(store.rate(ids.flexible, tomorrow).price)
        if (keys.length < 3) throw new Unreachable('no network')
        return empty
      }),
    )
    queue.commit('cell', [price({ row: flexible, at: tomorrow }, 2_600_000)])
    await queue.settled()
    expect(new Set(keys).size).toBe(1)
    expect(shown).toEqual([2_600_000, 2_600_000, 2_600_000])
    expect(queue.unreached.get()).toBe(0)
  })

  it('sends one save after the other, each against the version that the last one made', async () => {
    const { store, flexible } = deskWith()
    const seen: (number | undefined)[] = []
    const queue = createSaveQueue(
      store,
      line(async (body) => {
        seen.push(body.rates?.[0]?.seen)
        return { ...empty, operationNo: 7 + seen.length }
      }),
    )
    queue.commit('cell', [price({ row: flexible, at: tomorrow }, 2_600_000)])
    queue.commit('cell', [price({ row: flexible, at: tomorrow }, 2_700_000)])
    await queue.settled()
    expect(seen).toEqual([1, 8])
    expect(store.nights.rate(ids.flexible, tomorrow).price).toBe(2_700_000)
  })

  it('keeps mine beside theirs where two people met, and sends mine against theirs when it is kept', async () => {
    const { store, flexible } = deskWith()
    const place = { roomTypeId: ids.deluxe, roomPlanId: ids.flexible, night: '2027-01-21' }
    const theirs = {
      ...place,
      field: 'price' as const,
      mine: 2_600_000,
      theirs: 1_520_000,
      before: null,
      person: 'Trần Quốc Bảo',
      at: '2027-01-20T01:41:00.000Z',
      operationNo: 9,
      version: 9,
    }
    const fresh = {
      roomPlanId: ids.flexible,
      night: '2027-01-21',
      version: 9,
      price: 1_520_000,
      stopSell: 0,
      cta: 0,
      ctd: 0,
      minStay: null,
      maxStay: null,
    }
    const bodies: SaveBody[] = []
    const queue = createSaveQueue(
      store,
      line(async (body) => {
        bodies.push(body)
        return bodies.length === 1
          ? { operationNo: null, saved: 0, collided: [theirs], refused: [], fresh: { rates: [fresh], rooms: [] } }
          : { ...empty, operationNo: 10 }
      }),
    )
    const mine = price({ row: flexible, at: tomorrow }, 2_600_000)
    queue.commit('cell', [mine])
    await queue.settled()
    expect(store.edits.of(ids.flexible, tomorrow)?.get('price')).toMatchObject({
      state: 'collided',
      value: 2_600_000,
      collision: { theirs: 1_520_000 },
    })
    expect(store.counts.get().waiting).toBe(1)
    queue.insist([mine])
    await queue.settled()
    expect(bodies[1]?.rates?.[0]).toMatchObject({ seen: 9, price: 2_600_000 })
  })

  it('keeps what was typed where the server refuses, with its reason at the cell', async () => {
    const { store, flexible } = deskWith()
    const refusal = {
      responseCode: 100,
      message: 'Sai',
      requestId: 'r',
      errors: [{ field: 'rates.0.price', reason: 'nightDerived', message: 'Giá trị này theo gói gốc.' }],
    }
    const queue = createSaveQueue(
      store,
      line(async () => {
        throw new Refused(422, refusal)
      }),
    )
    queue.commit('cell', [price({ row: flexible, at: tomorrow }, 2_600_000)])
    await queue.settled()
    expect(store.edits.of(ids.flexible, tomorrow)?.get('price')).toMatchObject({
      state: 'failed',
      value: 2_600_000,
      message: 'Giá trị này theo gói gốc.',
    })
  })

  it('sends nothing that the rules refuse, and counts what waits', () => {
    const { store, flexible } = deskWith()
    const queue = createSaveQueue(
      store,
      line(async () => empty),
    )
    const committed = queue.commit('paste', [
      price({ row: flexible, at: tomorrow }, 100_000),
      price({ row: flexible, at: calendar.todayAt - 1 }, 2_000_000),
    ])
    expect(committed).toMatchObject({ sent: 0, waiting: 1, skipped: [{ en: 'This night is past and cannot be changed.' }] })
    expect(store.counts.get()).toEqual({ unsaved: 0, saving: 0, waiting: 1 })
  })
})

describe('a change of many cells', () => {
  it('raises each from what it shows, and passes over cells without the field', () => {
    const { store, deluxe, flexible } = deskWith()
    const cells = [
      { row: deluxe, at: tomorrow },
      { row: flexible, at: tomorrow },
      { row: flexible, at: calendar.at('2027-01-22') },
    ]
    const wanted = wantedBy(store, cells, { field: 'price', act: 'raise', unit: 'amount', value: 50_000, roundTo: 0 })
    expect(wanted.map(({ value }) => value)).toEqual([2_500_000, 2_900_000])
  })
})

describe('undo and redo', () => {
  it('walk the operations of this tab, and a new one ends what could be done again', () => {
    const stack = createUndoStack()
    stack.done(1)
    stack.done(2)
    stack.undone(3)
    expect(stack.state.get()).toEqual({ undo: [1], redo: [3] })
    stack.redone(4)
    expect(stack.state.get()).toEqual({ undo: [1, 4], redo: [] })
    stack.undone(5)
    stack.done(6)
    expect(stack.state.get()).toEqual({ undo: [1, 6], redo: [] })
  })
})

describe('the keys of the grid', () => {
  const key = (key: string, more: Partial<Pressed> = {}): Pressed => ({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
  })
  it.each([
    [key('ArrowRight', { shiftKey: true }), { do: 'move', move: 'right', extend: true }],
    [key('ArrowRight', { ctrlKey: true }), { do: 'move', move: 'edgeRight' }],
    [key('PageDown', { altKey: true }), { do: 'move', move: 'weekAhead' }],
    [key('Enter'), { do: 'edit', text: null }],
    [key('7'), { do: 'edit', text: '7' }],
    [key('+'), { do: 'edit', text: '+' }],
    [key('d'), { do: 'toggle', field: 'ctd' }],
    [key('đ', { code: 'KeyD' }), { do: 'toggle', field: 'ctd' }],
    [key('d', { ctrlKey: true, code: 'KeyD' }), { do: 'fillDown' }],
    [key('D', { ctrlKey: true, shiftKey: true, code: 'KeyD' }), { do: 'fillRight' }],
    [key('z', { ctrlKey: true, code: 'KeyZ' }), { do: 'undo' }],
    [key('y', { ctrlKey: true, code: 'KeyY' }), { do: 'redo' }],
    [key('F10', { shiftKey: true }), { do: 'menu' }],
    [key('F8'), { do: 'nextProblem' }],
    [key('Delete'), { do: 'clear' }],
  ])('%o', (pressed, command) => expect(commandOf(pressed)).toMatchObject(command))
  it.each([key('Tab'), key('c', { ctrlKey: true, code: 'KeyC' }), key('v', { ctrlKey: true, code: 'KeyV' }), key('x')])(
    'leave %o to the browser',
    (pressed) => expect(commandOf(pressed)).toBeNull(),
  )
})
