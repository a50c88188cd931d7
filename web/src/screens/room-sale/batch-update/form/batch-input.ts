import type { CallInput } from '@innkeeper/protocol/catalogue'
import { isDay } from '@innkeeper/rules/days/day'
import { nightsOf, type Interval } from '@innkeeper/rules/days/interval'
import { byField, countFields, flagFields, type CountField } from '@innkeeper/rules/rate/night-fields'
import { changeNames, type BatchForm } from './batch-form.ts'
import { changedRateFields, changesRooms, targetPlans, targetRooms, type SaleTree } from '../steps/rooms/sale-tree.ts'

/** What the preview and the batch are asked with. */
export type BatchInput = CallInput<'room-plan/preview-all'>
type Changes = BatchInput['changes']

/** The intervals that have both days. */
export const wholeIntervals = (form: BatchForm): Interval[] =>
  form.intervals.flatMap(({ from = '', to = '', weekdays }) => (isDay(from) && isDay(to) ? [{ from, to, weekdays }] : []))

/** The form as the call wants it, or null while something is missing. */
export const inputOf = (form: BatchForm, tree: SaleTree): BatchInput | null => {
  const changes = changesOf(form)
  const intervals = wholeIntervals(form)
  if (changes === null || intervals.length < form.intervals.length) return null
  const roomPlanIds = changedRateFields(form).length === 0 ? [] : targetPlans(form, tree).map((plan) => plan.roomPlanId)
  const roomTypeIds = changesRooms(form) ? targetRooms(form, tree).map((room) => room.id) : []
  return {
    intervals: intervals.map((one) => ({ ...one, weekdays: one.weekdays.toSorted((first, second) => first - second) })),
    roomTypeIds,
    roomPlanIds,
    changes,
    fixes: standingFixes(form, roomPlanIds, intervals),
  }
}

/** The prices mended in the preview that still have a night and a plan to stand on. */
const standingFixes = (form: BatchForm, roomPlanIds: readonly string[], intervals: readonly Interval[]): BatchForm['fixes'] => {
  if (!form.price.on || form.fixes.length === 0) return []
  const nights = new Set<string>(nightsOf(intervals))
  return form.fixes.filter((fix) => nights.has(fix.night) && roomPlanIds.includes(fix.roomPlanId))
}

// Null where a field that changes has no value yet.
const changesOf = (form: BatchForm): Changes | null => {
  const changes = {
    ...byField(countFields, (field) => (form[field].on ? countOf(form[field]) : undefined)),
    ...byField(flagFields, (field) => (form[field].on ? form[field].close : undefined)),
    price: form.price.on ? priceChange(form.price) : undefined,
    allotment: form.allotment.on ? allotmentChange(form.allotment) : undefined,
  } satisfies Changes
  return changeNames.some((name) => form[name].on && changes[name] === undefined) ? null : changes
}

const countOf = ({ clear, value }: BatchForm[CountField]): number | null | undefined => (clear ? null : value)

const allotmentChange = ({ act, value }: BatchForm['allotment']) => (value === undefined ? undefined : { act, value })

const priceChange = ({ act, unit, amount, percent, roundTo = 0 }: BatchForm['price']): Changes['price'] | undefined => {
  if (act === 'clear') return { act }
  if (act === 'set') return amount === undefined ? undefined : { act, value: amount, roundTo: 0 }
  const value = unit === 'amount' ? amount : percent === undefined ? undefined : Math.round(percent * 100)
  return value === undefined || value <= 0 ? undefined : { act, unit, value, roundTo }
}
