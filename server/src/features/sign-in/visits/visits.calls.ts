import { deviceOf } from '@innkeeper/rules/session/device-of'
import { implement } from '#kit/call/implement.ts'
import { findVisits } from './visits.store.ts'

/** What a property sees of the platform's people who entered it. */
export const visitCalls = implement({
  'hotel-log/visits': async (at, page) => {
    const { rows, ...counts } = await findVisits(at.tx, page)
    return { rows: rows.map(({ device, ...visit }) => ({ ...visit, ...deviceOf(device) })), ...counts }
  },
})
