import type { At } from '../../kit/at.ts'
import { implement } from '../../kit/implement.ts'
import { ownStanding } from '../completeness/completeness.reads.ts'
import { judgeCertificate } from './certificates.store.ts'
import { movePropertyState } from './property-life.store.ts'
import { refusedMove } from './refused-move.ts'
import * as store from './supplier.store.ts'
import { lifeSignals } from './tell-move.ts'
import { tellOfVerdict } from './tell-verdict.ts'

/** What the platform does with properties. */
export const supplierActsCalls = implement({
  'supplier/hotel/change-index': async (at, { id, displayOrder }) => {
    const hotel = await store.holdHotel(at.tx, id)
    if (hotel === undefined) throw at.refusal('notFound', { field: 'id' })
    await store.setDisplayOrder(at.tx, id, displayOrder)
    await at.enter(id)
    await at.diary({ subject: hotel.nameVi, before: { displayOrder: hotel.displayOrder }, after: { displayOrder } })
    return { id, displayOrder }
  },

  'supplier/hotel/verify': async (at, { id, certificateNo, verdict, note }) => {
    const hotel = await store.holdHotel(at.tx, id)
    if (hotel === undefined) throw at.refusal('notFound', { field: 'id' })
    if (verdict === 'refused' && note === '') throw at.refusal('noteMissing', { field: 'note' })
    const judged = await judgeCertificate(at.tx, { id, certificateNo, verdict, note, person: at.person.fullName })
    if (!judged) throw at.refusal('certificateNotWaiting')
    const tx = await at.enter(id)
    await tellOfVerdict(tx, { ...hotel, verdict, note })
    await at.diary({ subject: hotel.nameVi, after: { certificateNo, verdict, note } })
    for (const signal of lifeSignals(id)) at.tell(signal)
    return null
  },

  'supplier/hotel/move': async (at, { id, act, note }) => {
    const hotel = await store.holdHotel(at.tx, id)
    if (hotel === undefined) throw at.refusal('notFound', { field: 'id' })
    const tx = await at.enter(id)
    const { completeness } = await ownStanding(tx)
    const moved = await movePropertyState(tx, { act, who: 'platform', complete: completeness.complete, person: at.person, note })
    if (!moved.ok) throw refusalOfMove(at, moved)
    await at.diary({ subject: hotel.nameVi, before: { state: moved.from }, after: { state: moved.to, note } })
    for (const signal of lifeSignals(id)) at.tell(signal)
    return { state: moved.to }
  },
})

const refusalOfMove = (at: At<'supplier/hotel/move'>, moved: Parameters<typeof refusedMove>[0]) => {
  const { key, detail } = refusedMove(moved, at.language)
  // An act of the platform meets neither of these two: they guard what the property does itself.
  if (key === 'propertyIncomplete' || key === 'takenOffByPlatform') throw new Error(`the platform's move was held against ${key}`)
  return at.refusal(key, detail)
}
