import type { FlagField } from '@innkeeper/rules/rate/night-fields'
import { commitValues } from '../edit/typing/commit-values.ts'
import type { Wanted } from '../edit/typing/wanted-value.ts'
import type { Desk } from '../model/desk.ts'
import { planRow, type GridRow, roomRow } from '../model/grid-rows.ts'
import type { StayAnswer } from '#ui/explainer/stay-answer.ts'

type Rule = StayAnswer['rules'][number]

/** The marks that shut a night, by the rule that they break: they are taken off where the panel says so. */
const flags: Partial<Record<Rule['rule'], FlagField>> = { closed: 'closed', stopSell: 'stopSell', cta: 'cta', ctd: 'ctd' }

/** What opening the nights of a broken rule would write; nothing where no single mark shuts them or a night has not been read. */
export const openingOf = (desk: Desk, rule: Rule, roomTypeId: string): readonly Wanted[] => {
  const field = flags[rule.rule]
  if (field === undefined || rule.ok || !desk.mayEdit) return []
  const wanted = rule.cells.flatMap(({ night, roomPlanId }): Wanted[] => {
    const at = desk.store.calendar.at(night)
    const row = rowOf(desk, roomTypeId, roomPlanId)
    return row === null || at < desk.store.calendar.todayAt || !desk.store.nights.isRead(at) ? [] : [{ row, at, field, value: false }]
  })
  return wanted.length === rule.cells.length ? wanted : []
}

/** Opens them, as one operation; resolves when it is saved. */
export const openNights = async (desk: Desk, wanted: readonly Wanted[]): Promise<void> => {
  commitValues(desk, 'cell', wanted)
  await desk.queue.settled()
}

// The row need not be shown: its room type may be folded away.
const rowOf = ({ store }: Desk, roomTypeId: string, roomPlanId: string | null): GridRow | null => {
  const room = store.facts.get()?.rooms.find(({ id }) => id === roomTypeId)
  if (room === undefined) return null
  if (roomPlanId === null) return roomRow(room)
  const plan = room.plans.find(({ id }) => id === roomPlanId)
  return plan === undefined ? null : planRow(room, plan)
}
