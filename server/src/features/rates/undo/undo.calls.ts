import { undoSteps } from '@innkeeper/rules/rate/undo-steps'
import { implement } from '#kit/call/implement.ts'
import type { Restorable } from './plan-undo.ts'
import { refusedCellWords } from '../cells/refused-cell.ts'
import type { Place } from '../nights/field-changes.ts'
import { setNights } from '../nights/set-nights.ts'
import { planUndo } from './undo.ts'
import { findStepOperations } from './undo.store.ts'

const mostListed = 500
/** How far back a person undoes without opening the diary. */
const stepDays = 7

export const undoCalls = implement({
  'room-plan/undo-preview': async (at, { operationNo }) => {
    const plan = await planUndo(at, { operationNo, lock: false, ticked: () => false })
    if (plan.end === 'notFound') throw at.refusal('notFound')
    if (plan.end === 'undone') throw at.refusal('operationUndone')
    const speaking = { language: at.language, currency: plan.places.property.currency }
    return {
      operation: plan.operation,
      restores: nightsOf(plan.restores),
      changedSinceCount: nightsOf(plan.changedSince.map(({ one }) => one)),
      changedSince: plan.changedSince
        .slice(0, mostListed)
        .map(({ one, later: { person, at: moment, operationNo: by } }) => ({ ...listed(one), person, at: moment, operationNo: by })),
      refusedCount: nightsOf(plan.refused),
      refused: plan.refused.slice(0, mostListed).map((one) => {
        const { reason, message } = refusedCellWords(speaking, one.cell, one.field, one.reason)
        return { ...listed(one), reason, message }
      }),
    }
  },

  'room-plan/undo-steps': async (at) => {
    const since = new Date(at.now.getTime() - stepDays * 86_400_000)
    const { undo, redo } = undoSteps(await findStepOperations(at.tx, at.person.accountId, since))
    return { undo: [...undo], redo: [...redo] }
  },

  'room-plan/undo': async (at, { operationNo, alsoChangedSince }) => {
    const plan = await planUndo(at, { operationNo, lock: true, ticked: tickedBy(alsoChangedSince) })
    if (plan.end === 'notFound') throw at.refusal('notFound')
    if (plan.end === 'undone') throw at.refusal('operationUndone')
    if (plan.changes.length === 0) throw at.refusal('nothingToUndo')
    const facts = { kind: 'undo', origin: 'screen', undoes: operationNo, request: null } as const
    return {
      operationNo: await setNights(at, facts, plan.changes, plan.stored),
      undoes: operationNo,
      restored: nightsOf(plan.restores),
      changedSince: nightsOf(plan.left),
      refused: nightsOf(plan.refused),
    }
  },
})

/** How many nights fields belong to: two fields of a night are one night. */
const nightsOf = (fields: readonly { readonly place: Place; readonly night: string }[]): number =>
  new Set(fields.map(({ place, night }) => `${place.roomPlanId ?? place.roomTypeId} ${night}`)).size

type Ticked = { readonly roomTypeId: string; readonly roomPlanId: string | null; readonly night: string; readonly field: string }

const tickedBy = (also: boolean | readonly Ticked[]): ((one: Restorable) => boolean) => {
  if (typeof also === 'boolean') return () => also
  const keys = new Set(also.map(keyOf))
  return (one) => keys.has(keyOf({ ...one.place, night: one.night, field: one.field }))
}

const keyOf = ({ roomTypeId, roomPlanId, night, field }: Ticked): string => `${roomPlanId ?? roomTypeId} ${night} ${field}`

const listed = ({ place, night, field, now, restored }: Restorable) => ({ ...place, night, field, now, restored })
