import { everyWeekday } from '@innkeeper/rules/days/day'
import { byField, countFields, flagFields, rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { z } from 'zod'

const interval = z.object({
  key: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  weekdays: z.array(z.int().min(1).max(7)),
})
const stay = z.object({ on: z.boolean(), clear: z.boolean(), value: z.int().optional() })
const flag = z.object({ on: z.boolean(), close: z.boolean() })

/** What a person has typed of a batch; anything may still be missing. A draft of it is kept under this shape. */
export const batchForm = z.object({
  intervals: z.array(interval).min(1),
  roomTypeIds: z.array(z.string()),
  roomPlanIds: z.array(z.string()),
  price: z.object({
    on: z.boolean(),
    act: z.enum(['set', 'raise', 'lower', 'clear']),
    unit: z.enum(['percent', 'amount']),
    /** Minor units. */
    amount: z.int().optional(),
    /** Percent as typed: 12.5. */
    percent: z.number().optional(),
    roundTo: z.int().optional(),
  }),
  ...byField(countFields, () => stay),
  ...byField(flagFields, () => flag),
  allotment: z.object({ on: z.boolean(), act: z.enum(['set', 'raise', 'lower']), value: z.int().optional() }),
  fixes: z.array(z.object({ roomPlanId: z.string(), night: z.string(), price: z.int() })),
  note: z.string(),
})
export type BatchForm = z.infer<typeof batchForm>
export type FormInterval = BatchForm['intervals'][number]

/** The parts of the form that say what changes. */
export const changeNames: readonly NightFieldName[] = [...rateFields, ...roomFields]

/** The form with nothing changed yet: fields that are left stay as they are. */
export const nothingChanged: Pick<BatchForm, NightFieldName | 'fixes' | 'note'> = {
  price: { on: false, act: 'raise', unit: 'percent' },
  ...byField(countFields, () => ({ on: false, clear: false })),
  ...byField(flagFields, () => ({ on: false, close: true })),
  allotment: { on: false, act: 'set' },
  fixes: [],
  note: '',
}

/** The form as it begins. */
export const emptyForm: BatchForm = {
  intervals: [{ key: '1', weekdays: [...everyWeekday] }],
  roomTypeIds: [],
  roomPlanIds: [],
  ...nothingChanged,
}

/** The form with one more interval, which begins with every weekday. */
export const withInterval = (form: BatchForm): BatchForm => {
  const key = String(Math.max(...form.intervals.map((one) => Number(one.key))) + 1)
  return { ...form, intervals: [...form.intervals, { key, weekdays: [...everyWeekday] }] }
}

/** The form with the nights of a season: in the first interval that has none yet, else in one more. */
export const withNights = (form: BatchForm, nights: { readonly from: string; readonly to: string }): BatchForm => {
  const free = form.intervals.find(({ from, to }) => from === undefined && to === undefined)
  if (free !== undefined) return changeInterval(form, free.key, nights)
  const more = withInterval(form)
  return changeInterval(more, more.intervals.at(-1)?.key ?? '', nights)
}

/** The form without an interval; the last one is emptied, for there is always one. */
export const withoutInterval = (form: BatchForm, key: string): BatchForm => {
  const intervals = form.intervals.filter((one) => one.key !== key)
  return { ...form, intervals: intervals.length === 0 ? emptyForm.intervals : intervals }
}

/** The form with an interval changed. */
export const changeInterval = (form: BatchForm, key: string, patch: Partial<FormInterval>): BatchForm => ({
  ...form,
  intervals: form.intervals.map((one) => (one.key === key ? { ...one, ...patch } : one)),
})

/** The list with a value in it or not. */
export const withTick = <T>(list: readonly T[], value: T, ticked: boolean): T[] => {
  const others = list.filter((one) => one !== value)
  return ticked ? [...others, value] : others
}
