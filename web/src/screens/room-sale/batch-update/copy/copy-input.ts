import type { CallInput } from '@innkeeper/protocol/catalogue'
import { ratesRefusals } from '@innkeeper/protocol/refusals/rates'
import { say, type Saying } from '@innkeeper/protocol/say'
import { isDay } from '@innkeeper/rules/days/day'
import { targetOf, type CopiedDays } from '@innkeeper/rules/rate/copy/copied-nights'
import { changedRateFields, changesRooms, targetPlans, targetRooms, type SaleTree } from '../steps/rooms/sale-tree.ts'
import { asBatch, copiedFields, type CopyForm } from './copy-form.ts'

/** What the preview and the copy are asked with. */
export type CopyInput = CallInput<'room-plan/preview-copy'>

/** What is missing in the form, at the field that the call names. */
export type CopyProblem = { readonly field: string; readonly words: Saying; readonly atOnce: boolean }

/** The nights of the form as the rules name them; null while a day is missing. */
export const daysOf = ({ by, source, target, holiday, fromYear, toYear, before = 0, after = 0 }: CopyForm): CopiedDays | null => {
  if (by === 'holiday') return { by, holiday, fromYear, toYear, before, after }
  const onto = wholeRange(target)
  if (onto === null) return null
  if (by === 'lastYear') return { by, target: onto }
  const from = wholeRange(source)
  return from === null ? null : { by, source: from, target: onto }
}

/** The form as the call wants it, or null while something is missing. */
export const copyInputOf = (form: CopyForm, tree: SaleTree): CopyInput | null => {
  const days = daysOf(form)
  if (days === null || copyProblems(form, tree).length > 0) return null
  const batch = asBatch(form)
  return {
    days: sentDays(days),
    roomPlanIds: changedRateFields(batch).length === 0 ? [] : targetPlans(batch, tree).map((plan) => plan.roomPlanId),
    roomTypeIds: changesRooms(batch) ? targetRooms(batch, tree).map((room) => room.id) : [],
    fields: copiedFields(form),
    step: stepOf(form),
    leaveRefused: form.leaveRefused,
  }
}

/** What keeps the copy from being asked for; what is missing is told once copying was tried. */
export const copyProblems = (form: CopyForm, tree: SaleTree): CopyProblem[] => {
  const days = daysOf(form)
  const batch = asBatch(form)
  const isNowhere = targetPlans(batch, tree).length === 0 && (!changesRooms(batch) || targetRooms(batch, tree).length === 0)
  return [
    ...(days === null ? [{ field: 'days', words: daysMissing, atOnce: false }] : []),
    ...(days !== null && targetOf(days) === null
      ? [{ field: 'days.toYear', words: ratesRefusals.holidayNotThere.words, atOnce: true }]
      : []),
    ...(form.parts.length === 0 ? [{ field: 'fields', words: ratesRefusals.nothingToChange.words, atOnce: false }] : []),
    ...(form.parts.length > 0 && isNowhere ? [{ field: 'roomPlanIds', words: placeMissing, atOnce: false }] : []),
    ...(movesPrice(form) ? stepProblems(form) : []),
  ]
}

const stepProblems = (form: CopyForm): CopyProblem[] => {
  if (stepValue(form) === undefined) return [{ field: 'step', words: stepMissing, atOnce: false }]
  const takesAll = form.act === 'lower' && form.step.unit === 'percent' && (form.step.percent ?? 0) >= 100
  return takesAll ? [{ field: 'step', words: tooLow, atOnce: true }] : []
}

const wholeRange = ({ from = '', to = '' }: CopyForm['source']) => (isDay(from) && isDay(to) ? { from, to } : null)

const sentDays = (days: CopiedDays): CopyInput['days'] => {
  if (days.by === 'holiday') return days
  if (days.by === 'lastYear') return { by: 'lastYear', ...days.target }
  return { by: 'weekday', sourceFrom: days.source.from, sourceTo: days.source.to, ...days.target }
}

const movesPrice = ({ act, parts }: CopyForm): boolean => act !== 'keep' && parts.includes('price')

const stepValue = ({ step: { unit, amount, percent } }: CopyForm): number | undefined => {
  const value = unit === 'amount' ? amount : percent === undefined ? undefined : Math.round(percent * 100)
  return value !== undefined && value > 0 ? value : undefined
}

const stepOf = (form: CopyForm): CopyInput['step'] => {
  const value = stepValue(form)
  if (!movesPrice(form) || form.act === 'keep' || value === undefined) return null
  return { act: form.act, unit: form.step.unit, value, roundTo: form.step.roundTo ?? 0 }
}

const daysMissing = say('Chọn ngày đầu và ngày cuối.', 'Choose the first and the last day.')
const placeMissing = say('Chọn ít nhất một loại phòng hoặc gói.', 'Choose at least one room type or package.')
const stepMissing = say('Nhập mức tăng giảm, hoặc chọn giữ nguyên.', 'Enter the step, or choose to keep the prices.')
const tooLow = say('Giảm dưới 100 % để giá còn lớn hơn 0.', 'Lower it by less than 100% so that a price remains.')
