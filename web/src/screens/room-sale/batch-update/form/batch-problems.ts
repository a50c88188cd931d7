import { intervalRefusals, ratesRefusals } from '@innkeeper/protocol/refusals/rates'
import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { isDay } from '@innkeeper/rules/days/day'
import { checkIntervals, type Interval, type SettableRange } from '@innkeeper/rules/days/interval'
import { isCountField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { changeNames, type BatchForm } from './batch-form.ts'
import { changedRateFields, changesRooms, targetPlans, targetRooms, type SaleTree } from '../steps/rooms/sale-tree.ts'

/** Something that keeps the batch from being asked for: at which field, why, and whether it is told before saving is tried. */
export type BatchProblem = { readonly field: string; readonly words: Saying; readonly values?: SayingValues; readonly atOnce: boolean }

/** What is wrong or missing in the form; the fields are named as the call names them. */
export const problemsOf = (form: BatchForm, tree: SaleTree, range: SettableRange): BatchProblem[] => [
  ...intervalProblems(form, range),
  ...targetProblems(form, tree),
  ...changeProblems(form),
]

const intervalProblems = (form: BatchForm, range: SettableRange): BatchProblem[] => {
  const whole = form.intervals.flatMap((interval, place): { place: number; interval: Interval }[] => {
    const { from = '', to = '', weekdays } = interval
    return isDay(from) && isDay(to) ? [{ place, interval: { from, to, weekdays } }] : []
  })
  const placeOf = (index: number): number => whole[index]?.place ?? index
  const wrong = checkIntervals(
    whole.map((one) => one.interval),
    range,
  ).map(({ index, reason, other }) => ({
    field: `intervals.${placeOf(index)}`,
    words: reason === 'allPast' ? allPast : ratesRefusals[intervalRefusals[reason]].words,
    ...(other === undefined ? {} : { values: { other: placeOf(other) + 1 } }),
    atOnce: true,
  }))
  const missing = form.intervals.flatMap((_one, place) =>
    whole.some((one) => one.place === place) ? [] : [{ field: `intervals.${place}`, words: daysMissing, atOnce: false }],
  )
  return [...missing, ...wrong]
}

const targetProblems = (form: BatchForm, tree: SaleTree): BatchProblem[] => [
  ...(changedRateFields(form).length > 0 && targetPlans(form, tree).length === 0
    ? [{ field: 'roomPlanIds', words: planMissing, atOnce: form.roomTypeIds.length > 0 }]
    : []),
  ...(changesRooms(form) && targetRooms(form, tree).length === 0
    ? [{ field: 'roomTypeIds', words: roomMissing, atOnce: form.roomPlanIds.length > 0 }]
    : []),
]

const changeProblems = (form: BatchForm): BatchProblem[] => {
  const on = changeNames.filter((name) => form[name].on)
  if (on.length === 0) return [{ field: 'changes', words: ratesRefusals.nothingToChange.words, atOnce: false }]
  return [
    ...on.filter((name) => isMissing(form, name)).map((name) => ({ field: `changes.${name}`, words: valueMissing, atOnce: false })),
    ...bounds(form),
  ]
}

const isMissing = (form: BatchForm, name: NightFieldName): boolean => {
  if (name === 'price') return isPriceMissing(form.price)
  if (name === 'allotment') return form.allotment.value === undefined
  return isCountField(name) && !form[name].clear && form[name].value === undefined
}

const isPriceMissing = ({ act, unit, amount, percent }: BatchForm['price']): boolean =>
  act !== 'clear' && !((act === 'set' || unit === 'amount' ? amount : percent) ?? 0)

const bounds = ({ price, minStay, maxStay }: BatchForm): BatchProblem[] => {
  const isOver = minStay.on && maxStay.on && !minStay.clear && !maxStay.clear && (minStay.value ?? 0) > (maxStay.value ?? 999)
  const takesAll = price.on && price.act === 'lower' && price.unit === 'percent' && (price.percent ?? 0) >= 100
  return [
    ...(isOver ? [{ field: 'changes.minStay', words: ratesRefusals.minStayOverMax.words, atOnce: true }] : []),
    ...(takesAll ? [{ field: 'changes.price', words: tooLow, atOnce: true }] : []),
  ]
}

const daysMissing = say('Chọn ngày đầu và ngày cuối.', 'Choose the first and the last day.')
const allPast = say('Cả khoảng ngày này đã qua nên không sửa được.', 'This whole date range is past and cannot be changed.')
const planMissing = say(
  'Chọn ít nhất một gói: giá và hạn chế áp dụng cho gói.',
  'Choose at least one package: price and restrictions apply to packages.',
)
const roomMissing = say(
  'Chọn ít nhất một loại phòng: số phòng, đóng phòng và hạn chót áp dụng cho loại phòng.',
  'Choose at least one room type: allotment, closing and cut-off apply to room types.',
)
const valueMissing = say('Nhập giá trị, hoặc bỏ chọn để giữ nguyên.', 'Enter a value, or untick it to leave it as it is.')
const tooLow = say('Giảm dưới 100 % để giá còn lớn hơn 0.', 'Lower it by less than 100% so that a price remains.')
