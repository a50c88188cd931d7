import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays, isDay } from '@innkeeper/rules/days/day'
import { useMemo, useState } from 'react'
import { useToday } from '#kit/property/use-today.ts'
import { asBatch, copiedFields, type CopyForm } from '../copy/copy-form.ts'
import { changedRateFields, changesRooms, targetPlans, targetRooms, type SaleTree } from '../steps/rooms/sale-tree.ts'

/** What a person has chosen to export; anything may still be missing. */
type ExportForm = Pick<CopyForm, 'target' | 'parts' | 'roomTypeIds' | 'roomPlanIds'>

/** The nights that are proposed: three months, the time that is worked on most. */
const proposedNights = 92

/** The choice of an export in a component's hand, and the call's input, or null while something is missing. */
export const useExportForm = (tree: SaleTree) => {
  const today = useToday()
  const [form, set] = useState<ExportForm>(() => ({
    target: { from: today, to: addDays(today, proposedNights - 1) },
    parts: ['price', 'restrictions', 'rooms'],
    roomTypeIds: tree.filter(({ active }) => active).map(({ id }) => id),
    roomPlanIds: tree.flatMap(({ plans }) => plans.filter(({ active }) => active).map(({ roomPlanId }) => roomPlanId)),
  }))
  const input = useMemo(() => inputOf(form, tree), [form, tree])
  return { form, input, change: (patch: Partial<ExportForm>) => set((former) => ({ ...former, ...patch })) }
}

const inputOf = (form: ExportForm, tree: SaleTree): CallInput<'room-plan/export-workbook'> | null => {
  const { from = '', to = '' } = form.target
  const batch = asBatch(form)
  const roomPlanIds = changedRateFields(batch).length === 0 ? [] : targetPlans(batch, tree).map((plan) => plan.roomPlanId)
  const roomTypeIds = changesRooms(batch) ? targetRooms(batch, tree).map((room) => room.id) : []
  const isWhole = isDay(from) && isDay(to) && form.parts.length > 0 && roomPlanIds.length + roomTypeIds.length > 0
  return isWhole ? { from, to, roomPlanIds, roomTypeIds, fields: copiedFields(form) } : null
}
