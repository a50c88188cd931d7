import type { AnswerOf } from '#kit/calls/ask.ts'
import { deluxe, flexible } from '#screens/room-sale/batch-update/steps/rooms/sample-tree.ts'

const id = '01900000-0000-7000-8000-0000000000e1'
const counts = { change: 7, equal: 3, skipped: 2, refused: 0 }
const dated = { from: '2027-02-05', to: '2027-02-11', nights: 7, weekdays: [1, 2, 3, 4, 5, 6, 7], missing: 0, except: [] }
const run = { interval: 0, ...dated, outcome: 'change', before: 3_450_000, after: 3_970_000, reason: null, message: '' } as const

/** A message of a connected system that waits, as the batch screen reads it: one part of it cannot be taken. */
export const heldShown: AnswerOf<'room-plan/pms-message'> = {
  message: {
    id,
    connectionId: '01900000-0000-7000-8000-0000000000e2',
    connection: 'PMS lễ tân',
    cameAt: '2027-01-12T01:20:00.000Z',
    waitsUntil: '2027-01-13T01:20:00.000Z',
    state: 'waiting',
    updates: 3,
    nights: 7,
    change: 7,
    equal: 3,
    left: 2,
    decidedAt: null,
    decidedBy: null,
    note: '',
    operationNo: null,
  },
  preview: {
    hash: 'h1',
    allowed: true,
    nights: 7,
    ...counts,
    derived: 0,
    reasons: [],
    warnings: [],
    groups: [{ roomTypeId: deluxe, roomPlanId: flexible, field: 'price', ...counts, runs: [run], moreRuns: 0 }],
    newer: 0,
    problems: [
      {
        field: 'updates.1.price',
        reason: 'nightDerived',
        message: 'The price follows another package.',
        room: 'DLX',
        plan: 'NRF',
        night: '2027-02-05',
        nights: 2,
      },
    ],
    problemCount: 1,
  },
  next: null,
  others: 0,
}

/** The address of the specification's link, after sign-in. */
export const heldTo = `/u/0/hotel-manage/room-sale/avail-and-rate/batch-update?pms_confirm=${id}&shownoti=1`
