import { mostNightsSaved } from '@innkeeper/protocol/rates/most-nights-saved'
import { expect, it } from 'vitest'
import type { Notice } from '../../model/desk.ts'
import { watched } from '../../model/watched.ts'
import { testRows, tomorrow } from '../../testing/test-rows.ts'
import { createSaveQueue } from '../saving/save-queue.ts'
import type { SaveBody } from '../saving/save-body.ts'
import { commitValues } from './commit-values.ts'
import type { Wanted } from './wanted-value.ts'

const opened = () => {
  const { store, flexible } = testRows()
  const sent: SaveBody[] = []
  const notice = watched<Notice | null>(null)
  const queue = createSaveQueue(store, {
    send: async (body) => {
      sent.push(body)
      return { operationNo: 7, saved: 1, collided: [], refused: [], fresh: { rates: [], rooms: [] } }
    },
    speak: (words) => words.vi,
    money: String,
    saved: () => undefined,
    failed: () => undefined,
    wait: async () => new Promise<void>(() => undefined),
  })
  return { flexible, sent, notice, queue, desk: { mayEdit: true, notice, queue } }
}

it('says how many nights are too many for one save, and sends none of them', () => {
  const { desk, flexible, sent, notice } = opened()
  const rows = Array.from({ length: 206 }, (_, plan) => ({ ...flexible, id: `plan ${plan}` }))
  const wanted = rows.flatMap((row) => Array.from({ length: 730 }, (_, at): Wanted => ({ row, at, field: 'price', value: 2_600_000 })))
  commitValues(desk, 'fill', wanted)
  expect(notice.get()).toMatchObject({
    values: { max: expect.stringMatching(/^150[.,]000$/u), count: expect.stringMatching(/^150[.,]380$/u) },
    tone: 'amber',
  })
  expect(sent).toEqual([])
})

it('takes two fields of a night as one night', () => {
  const { desk, flexible, sent, notice } = opened()
  const fields = [
    { field: 'price', value: 2_600_000 },
    { field: 'minStay', value: 2 },
  ] as const
  const wanted = fields.flatMap((one) =>
    Array.from({ length: mostNightsSaved / 2 + 1 }, (): Wanted => ({ row: flexible, at: tomorrow, ...one })),
  )
  commitValues(desk, 'fill', wanted)
  expect(notice.get()?.values?.['max']).toBeUndefined()
  expect(sent).toHaveLength(1)
})
