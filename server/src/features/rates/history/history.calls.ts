import { implement } from '#kit/call/implement.ts'
import { spoken } from '../nights/field-changes.ts'
import { findHistory, hasPlace } from './history.store.ts'

export const historyCalls = implement({
  'room-plan/cell-history': async (at, { roomTypeId, roomPlanId, night, limit, offset }) => {
    const place = roomPlanId !== undefined ? { roomPlanId } : roomTypeId !== undefined ? { roomTypeId } : null
    if (place === null || !(await hasPlace(at.tx, place))) throw at.refusal('notFound')
    const { rows, total } = await findHistory(at.tx, place, night, { limit, offset })
    return {
      rows: rows.map((row) => ({ ...row, value: spoken(row.field, row.value), before: spoken(row.field, row.before) })),
      total,
      all: total,
    }
  },
})
