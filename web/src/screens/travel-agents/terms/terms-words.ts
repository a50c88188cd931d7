import { say } from '@innkeeper/protocol/say'
import { capTermsWords, openTermsWords, priceTermsWords } from '@innkeeper/protocol/words/sale/agent-terms-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { plainTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'

/** The table of terms as it is read. */
export type TermsTable = AnswerOf<'agent-terms/get-all'>

/** A row of it. */
export type TermsRecord = TermsTable['rows'][number]

/** What a row says, without whose it is. */
export type TermsSaid = Pick<TermsRecord, keyof ReturnType<typeof plainTerms>>

/** A row while it is edited; its step is kept without its sign. */
export type TermsDraft = Omit<TermsRecord, 'agent' | 'agents'> & { readonly rising: boolean }

type Plans = TermsTable['plans']

/** What terms say, in words: their price step, and the packages that are open, and how many rooms may be had. */
export const useTermsText = (plans: Plans, currency: Currency) => {
  const t = useSay()
  const format = useFormat()
  const names = (ids: readonly string[]) =>
    ids.map((id) => plans.find((plan) => plan.id === id)).map((plan) => t(plan === undefined ? gone : nameOf(plan)))
  const cap = (said: TermsSaid): string => [capOf(said), ...said.releaseSteps.map(stepOf)].join(' · ')
  const stepOf = ({ daysBefore, rooms }: TermsSaid['releaseSteps'][number]): string =>
    t(daysBefore === 0 ? releasedOnDay : released, { days: format.number(daysBefore), rooms: format.number(rooms) })
  const capOf = ({ capUnit, capRooms, capShare, capRefilled }: TermsSaid): string => {
    if (capUnit !== 'rooms' && capUnit !== 'share') return t(capTermsWords[capUnit])
    const most =
      capUnit === 'rooms' ? t(roomsWords, { count: format.number(capRooms ?? 0) }) : t(shareWords, { share: format.percent(capShare ?? 0) })
    return capRefilled ? most : `${most} · ${t(notRefilled)}`
  }
  return {
    cap,
    price: ({ priceUnit, priceValue, pricePlans }: TermsSaid): string => {
      if (priceValue === null || (priceUnit !== 'percent' && priceUnit !== 'amount')) return t(priceTermsWords[priceUnit])
      const size = priceUnit === 'percent' ? format.percent(Math.abs(priceValue)) : format.money(Math.abs(priceValue), currency)
      const step = t(priceValue < 0 ? (priceUnit === 'percent' ? off : amountOff) : priceUnit === 'percent' ? more : amountMore, { size })
      return pricePlans.length === 0 ? step : `${step} · ${names(pricePlans).join(', ')}`
    },
    open: ({ plansOpen, openPlans }: TermsSaid): string =>
      plansOpen === 'chosen' ? names(openPlans).join(', ') : t(openTermsWords[plansOpen]),
  }
}

const off = say('Giảm {size}', '{size} off')
const more = say('Tăng {size}', '{size} more')
const amountOff = say('Giảm {size} mỗi phòng mỗi đêm', '{size} off per room and night')
const amountMore = say('Tăng {size} mỗi phòng mỗi đêm', '{size} more per room and night')
const roomsWords = say('{count} phòng mỗi loại mỗi đêm', '{count} rooms per type and night')
const shareWords = say('{share} phòng mở bán', '{share} of the allotment')
const notRefilled = say('phòng huỷ vẫn tính', 'cancelled rooms still count')
const released = say('từ {days} ngày trước: {rooms} phòng', 'from {days} days before: {rooms} rooms')
const releasedOnDay = say('trong ngày: {rooms} phòng', 'on the day itself: {rooms} rooms')
const gone = say('(gói đã xoá)', '(deleted package)')
