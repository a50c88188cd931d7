import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import { expect, it } from 'vitest'
import { Refused, Unreachable } from '#kit/calls/refused.ts'
import { ids } from '../../testing/test-grid.ts'
import { testCalendar, testRows, tomorrow } from '../../testing/test-rows.ts'
import type { SaveBody } from './save-body.ts'
import { createSaveQueue, type SaveLine } from './save-queue.ts'
import type { Wanted } from '../typing/wanted-value.ts'

const empty: SavedCells = { operationNo: 7, saved: 1, collided: [], refused: [], fresh: { rates: [], rooms: [] } }
const price = (cell: Pick<Wanted, 'row' | 'at'>, value: number): Wanted => ({ ...cell, field: 'price', value })

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
  const { store, flexible } = testRows()
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
  expect(sent).toEqual([{ kind: 'cell', rates: [{ roomPlanId: ids.flexible, night: '2027-01-21', seen: 1, price: 2_600_000 }], rooms: [] }])
  expect(store.nights.rate(ids.flexible, tomorrow)).toMatchObject({ price: 2_600_000, version: 7 })
  expect(store.edits.of(ids.flexible, tomorrow)?.get('price')?.state).toBe('saved')
})

it('tries again under the same key until the server is reached, and loses nothing meanwhile', async () => {
  const { store, flexible } = testRows()
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
  const { store, flexible } = testRows()
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
  const { store, flexible } = testRows()
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
  const { store, flexible } = testRows()
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
  const { store, flexible } = testRows()
  const queue = createSaveQueue(
    store,
    line(async () => empty),
  )
  const committed = queue.commit('paste', [
    price({ row: flexible, at: tomorrow }, 100_000),
    price({ row: flexible, at: testCalendar.todayAt - 1 }, 2_000_000),
  ])
  expect(committed).toMatchObject({ sent: 0, waiting: 1, skipped: [{ reason: 'past' }] })
  expect(store.counts.get()).toEqual({ unsaved: 0, saving: 0, waiting: 1 })
})

it.each(['keyInFlight', 'outcomeUnknown'])('%s: what may have been saved is asked for again under the same key', async (refusal) => {
  const { store, flexible } = testRows()
  const keys: string[] = []
  const refused = new Refused(503, { responseCode: 114, message: '', requestId: 'r1', refusal })
  const queue = createSaveQueue(
    store,
    line(async (_body, key) => {
      keys.push(key)
      if (keys.length === 1) throw refused
      return empty
    }),
  )
  queue.commit('cell', [price({ row: flexible, at: tomorrow }, 2_600_000)])
  await queue.settled()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(store.nights.rate(ids.flexible, tomorrow)).toMatchObject({ price: 2_600_000, version: 7 })
})
