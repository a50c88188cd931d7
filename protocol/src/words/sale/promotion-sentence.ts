import { everyWeekday } from '@innkeeper/rules/days/day'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { z } from 'zod'
import type { promotionForm } from '#calls/room-sale/promotion-fields.ts'
import { formatCount, formatDate, formatPercent, nouns, weekdayName } from '#format/format.ts'
import type { Language, Saying } from '#say.ts'

type Form = z.output<typeof promotionForm>
/** The names of packages, room types and agents by their ids, where they are known; without them a sentence says how many there are. */
export type PromotionNames = ReadonlyMap<string, Saying>

type Told = { readonly form: Form; readonly currency: Currency; readonly names: PromotionNames; readonly language: Language }

/** What the clauses of a promotion's sentence are about, in their order. */
export const promotionTopics = ['effect', 'booked', 'nights', 'scope', 'buyers', 'limits'] as const

/** What a clause of a promotion's sentence is about. */
export type PromotionTopic = (typeof promotionTopics)[number]

/** A promotion as one sentence in each language: what it does, for whom and when. */
export const promotionSentence = (form: Form, currency: Currency): Saying => {
  const clauses = promotionTopics.flatMap((topic) => promotionClause(topic, form, { currency }) ?? [])
  return { vi: `${clauses.map(({ vi }) => vi).join(', ')}.`, en: `${clauses.map(({ en }) => en).join(', ')}.` }
}

/** The clause of a promotion's sentence about one topic; null if the promotion has no condition there. */
export const promotionClause = (
  topic: PromotionTopic,
  form: Form,
  { currency, names = new Map() }: { readonly currency: Currency; readonly names?: PromotionNames },
): Saying | null => {
  const partsIn = (language: Language) => clauses[topic]({ form, currency, names, language })
  return partsIn('vi').length === 0 ? null : { vi: partsIn('vi').join(', '), en: partsIn('en').join(', ') }
}

const pick = ({ language }: Told, vi: string, en: string): string => (language === 'vi' ? vi : en)

const size = ({ form, currency, language }: Told): string =>
  form.percentOrFixed === 'percent' ? formatPercent(form.value, language) : formatMoney(form.value, currency, language)

const days = ({ form, language }: Told): string => {
  const count = form.daysBefore ?? 0
  return language === 'vi' ? `${count} ngày` : count === 1 ? '1 day' : `${count} days`
}

// "Giảm 10 %" and "10 % off", "Phụ thu 100.000 ₫" and "₫100,000 more".
const change = (told: Told): string => {
  const isDiscount = told.form.effect === 'discount'
  return pick(told, `${isDiscount ? 'Giảm' : 'Phụ thu'} ${size(told)}`, `${size(told)} ${isDiscount ? 'off' : 'more'}`)
}

const perRoom = (told: Told): string => (told.form.percentOrFixed === 'amount' ? pick(told, ' mỗi phòng', ' for each room') : '')

const whatItDoes = (told: Told): string => {
  const { form } = told
  const nightly = `${change(told)}${pick(told, '', ' ')}${pick(told, `${perRoom(told)} mỗi đêm`, `each night${perRoom(told)}`)}`
  switch (form.promoType) {
    case 'everyNight':
      return nightly
    case 'earlyBird':
      return `${nightly} ${pick(told, `khi đặt trước ngày đến ít nhất ${days(told)}`, `for stays booked at least ${days(told)} before arrival`)}`
    case 'lastMinute':
      return `${nightly} ${pick(told, `khi đặt trước ngày đến nhiều nhất ${days(told)}`, `for stays booked at most ${days(told)} before arrival`)}`
    case 'packageTotal':
      return `${change(told)} ${pick(told, 'trên cả kỳ lưu trú', 'the whole stay')}`
    case 'coupon':
      return `${change(told)} ${pick(told, `trên cả kỳ lưu trú khi có mã ${form.code ?? ''}`, `the whole stay with the code ${form.code ?? ''}`)}`
    case 'quantityTotal':
      return `${change(told)} ${pick(told, `trên cả kỳ lưu trú từ ${form.buy ?? 1} phòng`, `the whole stay from ${form.buy ?? 1} rooms`)}`
    case 'quantity':
      return quantity(told)
  }
}

const quantity = (told: Told): string => {
  const { form, language } = told
  const noun = form.counted === 'rooms' ? nouns.room : nouns.night
  const [buy, free] = [formatCount(form.buy ?? 1, noun, language), formatCount(form.free ?? 1, noun, language)]
  const isFree = form.effect === 'discount' && form.percentOrFixed === 'percent' && form.value === 10_000
  const given = isFree
    ? pick(told, `tặng ${free} rẻ nhất`, `get the ${free} that cost least free`)
    : `${change(told)} ${pick(told, `cho ${free} rẻ nhất`, `the ${free} that cost least`)}`
  return pick(told, `Cứ mua ${buy} thì ${lower(given)}`, `For every ${buy} bought, ${lower(given)}`)
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const between = (told: Told, from: string | null, to: string | null): string => {
  const [first, last] = [from === null ? '' : formatDate(from), to === null ? '' : formatDate(to)]
  if (from !== null && to !== null) return pick(told, `từ ${first} đến ${last}`, `from ${first} to ${last}`)
  return from === null ? pick(told, `đến ${last}`, `until ${last}`) : pick(told, `từ ${first}`, `from ${first}`)
}

const booked = (told: Told): string[] => {
  const { bookFrom, bookTo } = told.form
  return bookFrom === null && bookTo === null ? [] : [`${pick(told, 'đặt', 'booked')} ${between(told, bookFrom, bookTo)}`]
}

const stayed = (told: Told): string[] => {
  const { stayFrom, stayTo, weekdays, datesExcluded } = told.form
  const every = everyWeekday.every((weekday) => weekdays.includes(weekday))
  const names = weekdays.toSorted((one, other) => one - other).map((weekday) => weekdayName(weekday, told.language))
  return [
    ...(stayFrom === null && stayTo === null ? [] : [`${pick(told, 'các đêm', 'nights')} ${between(told, stayFrom, stayTo)}`]),
    ...(every ? [] : [`${pick(told, 'chỉ đêm', 'only on')} ${names.join(', ')}`]),
    ...datesExcluded.map(({ from, to }) => `${pick(told, 'trừ', 'except')} ${between(told, from, to)}`),
  ]
}

const mostNamed = 3

// "gói Linh hoạt, Tiết kiệm" and "packages: Flexible, Saver"; "2 gói" and "packages: 2" where a name is not known.
const named = (told: Told, ids: readonly string[], vi: string, en: string): string => {
  const names = ids.flatMap((id) => told.names.get(id)?.[told.language] ?? [])
  if (names.length < ids.length) return pick(told, `${ids.length} ${vi}`, `${en}: ${ids.length}`)
  const more = names.length - mostNamed
  const rest = more > 0 ? pick(told, ` và ${more} ${vi} nữa`, ` and ${more} more`) : ''
  return `${pick(told, vi, `${en}:`)} ${names.slice(0, mostNamed).join(', ')}${rest}`
}

const scope = (told: Told): string[] => {
  const { applyPlans, applyRoomTypes } = told.form
  return [
    ...(applyPlans.length === 0 ? [] : [named(told, applyPlans, 'gói', 'packages')]),
    ...(applyRoomTypes.length === 0 ? [] : [named(told, applyRoomTypes, 'loại phòng', 'room types')]),
  ]
}

const buyers = (told: Told): string[] => {
  const { applyTo, applyLevels, applyAgents, channels } = told.form
  const levels = applyLevels.toSorted((one, other) => one - other).join(', ')
  if (applyTo === 'levels') return [pick(told, `cho đại lý cấp ${levels}`, `for agents of level ${levels}`)]
  if (applyTo === 'named')
    return [pick(told, `cho ${named(told, applyAgents, 'đại lý', 'agents')}`, `for ${named(told, applyAgents, 'đại lý', 'agents')}`)]
  if (channels.length === 2) return []
  return [
    channels[0] === 'agents'
      ? pick(told, 'chỉ cho đại lý', 'for agents only')
      : pick(told, 'chỉ trên trang của chỗ nghỉ', 'on the property’s page only'),
  ]
}

const limits = (told: Told): string[] => {
  const { minNights, minOrder, mostUses } = told.form
  return [
    ...(minNights > 1 ? [pick(told, `ở từ ${minNights} đêm`, `stays of ${minNights} nights or more`)] : []),
    ...(minOrder > 0 ? [`${pick(told, 'đơn từ', 'orders from')} ${formatMoney(minOrder, told.currency, told.language)}`] : []),
    ...(mostUses === null ? [] : [pick(told, `nhiều nhất ${mostUses} lượt`, `${mostUses} uses at most`)]),
  ]
}

const clauses: Readonly<Record<PromotionTopic, (told: Told) => readonly string[]>> = {
  effect: (told) => [whatItDoes(told)],
  booked,
  nights: stayed,
  scope,
  buyers,
  limits,
}
