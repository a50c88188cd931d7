import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { ownStanding } from '#features/completeness/completeness.reads.ts'
import { judgeCertificate } from '../life/certificates.store.ts'
import { movePropertyState } from '../life/property-life.store.ts'
import { refusedMove } from '../life/refused-move.ts'
import { lockOrder } from './display-order.store.ts'
import * as store from './supplier.store.ts'
import { notifyVerdict } from '../life/notify-verdict.ts'

/** What the platform does with properties. */
export const supplierActsCalls = implement({
  'supplier/hotel/change-index': async (at, { id, displayOrder }) => {
    await lockOrder(at.tx)
    const hotel = await store.lockHotel(at.tx, id)
    if (hotel === undefined) throw at.refusal('notFound', { field: 'id' })
    await store.setDisplayOrder(at.tx, id, displayOrder)
    await at.enter(id)
    await at.diary({ subject: hotel, before: { displayOrder: hotel.displayOrder }, after: { displayOrder } })
    return { id, displayOrder }
  },

  'supplier/hotel/verify': async (at, { id, certificateNo, verdict, note }) => {
    const hotel = await store.lockHotel(at.tx, id)
    if (hotel === undefined) throw at.refusal('notFound', { field: 'id' })
    if (verdict === 'refused' && note === '') throw at.refusal('noteMissing', { field: 'note' })
    const judged = await judgeCertificate(at.tx, { id, certificateNo, verdict, note, person: at.person.fullName })
    if (!judged) throw at.refusal('certificateNotWaiting')
    const tx = await at.enter(id)
    await notifyVerdict(tx, { ...hotel, verdict, note })
    await at.diary({ subject: hotel, after: { certificateNo, verdict, note } })
    return null
  },

  'supplier/hotel/move': async (at, { id, act, note }) => {
    const hotel = await store.lockHotel(at.tx, id)
    if (hotel === undefined) throw at.refusal('notFound', { field: 'id' })
    const tx = await at.enter(id)
    const { completeness } = await ownStanding(tx)
    const moved = await movePropertyState(tx, { act, who: 'platform', complete: completeness.complete, person: at.person, note })
    if (!moved.ok) throw refusalOfMove(at, moved)
    await at.diary({ subject: hotel, before: { state: moved.from }, after: { state: moved.to, note } })
    return { state: moved.to }
  },
})

const refusalOfMove = (at: At<'supplier/hotel/move'>, moved: Parameters<typeof refusedMove>[0]) => {
  const { key, detail } = refusedMove(moved, at.language)
  // The platform's acts never raise these two: they guard the property's own acts.
  if (key === 'propertyIncomplete' || key === 'takenOffByPlatform') throw new Error(`the platform's move was held against ${key}`)
  return at.refusal(key, detail)
}
