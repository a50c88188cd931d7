import { z } from 'zod'
import type { BatchForm } from './batch-form.ts'

/** What a link to the batch may name: days, plans and room types to begin with, that their rooms are to be opened, and the parameters of the PMS's link. */
export const batchAddress = z.object({
  from: z.string().catch(''),
  to: z.string().catch(''),
  roomPlanIds: z.array(z.string()).catch([]),
  roomTypeIds: z.array(z.string()).catch([]),
  open: z.boolean().catch(false),
  pms_confirm: z.string().catch(''),
  shownoti: z.string().catch(''),
})
export type BatchAddress = z.infer<typeof batchAddress>

/** The form with what the address names put in. */
export const seededForm = (form: BatchForm, { from, to, roomPlanIds, roomTypeIds, open }: BatchAddress): BatchForm => {
  const [first] = form.intervals
  const isDated = first !== undefined && from !== '' && to !== ''
  if (!isDated && roomPlanIds.length === 0 && roomTypeIds.length === 0) return form
  return {
    ...form,
    intervals: isDated ? [{ ...first, from, to }] : form.intervals,
    roomPlanIds: roomPlanIds.length > 0 ? roomPlanIds : form.roomPlanIds,
    roomTypeIds: roomTypeIds.length > 0 ? roomTypeIds : form.roomTypeIds,
    allotment: open ? { ...form.allotment, on: true } : form.allotment,
  }
}
