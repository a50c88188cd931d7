import type { CancellationCharge, CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { wholePercent } from '@innkeeper/rules/money/percent'
import type { Balance, DepositDue, PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import { formatCount, formatPercent, nouns, type Noun } from '#format/format.ts'
import { say, speak, type Language, type Saying, type SayingValues } from '#say.ts'

/** A cancellation policy as one sentence in each language. */
export const cancellationSentence = (terms: CancellationTerms, currency: Currency): Saying => {
  if (!terms.refundable) return notRefundable
  const steps = terms.steps.toSorted((one, other) => other.daysBefore - one.daysBefore)
  const [first] = steps
  if (first === undefined) return freeAlways
  const free = filled(first.daysBefore === 0 ? freeBeforeArrival : freeUntil, (language) => ({
    days: counted(first.daysBefore, day, language),
  }))
  const costs = steps.map(({ daysBefore, charge }) => {
    const what = chargeWords(charge, currency)
    return filled(daysBefore === 0 ? fromArrival : fromDays, (language) => ({
      days: counted(daysBefore, day, language),
      charge: what[language],
    }))
  })
  return both((language) => `${[free, ...costs].map((part) => part[language]).join('; ')}.`)
}

/** A charge in words: "50 % tiền đặt phòng", "the first 2 nights". */
export const chargeWords = (charge: CancellationCharge, currency: Currency): Saying => {
  if (charge.unit === 'amount') return both((language) => formatMoney(charge.amount, currency, language))
  if (charge.unit === 'nights')
    return charge.nights === 1 ? firstNight : filled(firstNights, (language) => ({ nights: counted(charge.nights, nouns.night, language) }))
  if (charge.basisPoints === wholePercent) return everything
  return filled(shareOfTotal, (language) => ({ share: formatPercent(charge.basisPoints, language) }))
}

/** A payment policy as one sentence in each language, and a second one where it has a cut-off. */
export const paymentSentence = (terms: PaymentTerms, currency: Currency): Saying => {
  const usual = usualPayment(terms, currency)
  const { cutOffDays } = terms
  if (cutOffDays === null) return usual
  const late = filled(terms.deposit === null ? lateAtOnce : lateWithDeposit, (language) => ({ days: counted(cutOffDays, day, language) }))
  return both((language) => `${usual[language]} ${late[language]}`)
}

const usualPayment = ({ deposit, balance }: PaymentTerms, currency: Currency): Saying => {
  if (deposit === null) return filled(noDeposit, (language) => ({ when: balanceWhen(balance)[language] }))
  const when = depositWhen(deposit.due)
  const { charge } = deposit
  if (charge.unit === 'percent' && charge.basisPoints === wholePercent)
    return filled(payEverything, (language) => ({ when: when[language] }))
  const what = chargeWords(charge, currency)
  const rest = balanceWhen(balance)
  return filled(payInParts, (language) => ({ what: what[language], when: when[language], rest: rest[language] }))
}

const depositWhen = (due: DepositDue): Saying => {
  if (due.from === 'arrival') return filled(daysBeforeArrival, (language) => ({ days: counted(due.daysBefore, day, language) }))
  return filled(afterBooking, (language) => ({ time: counted(due.count, due.unit === 'hours' ? hour : day, language) }))
}

const balanceWhen = (balance: Balance): Saying => {
  if (balance.at === 'hotel') return atTheHotel
  if (balance.days === 0) return onArrivalDay
  return filled(daysBeforeArrival, (language) => ({ days: counted(balance.days, day, language) }))
}

const both = (text: (language: Language) => string): Saying => ({ vi: text('vi'), en: text('en') })

const filled = (saying: Saying, values: (language: Language) => SayingValues): Saying =>
  both((language) => speak(saying, language, values(language)))

const counted = (count: number, noun: Noun, language: Language): string => formatCount(count, noun, language)

const day: Noun = { vi: 'ngày', one: 'day', other: 'days' }
const hour: Noun = { vi: 'giờ', one: 'hour', other: 'hours' }

const notRefundable = say(
  'Không hoàn tiền: huỷ lúc nào cũng mất toàn bộ tiền đặt phòng.',
  'Not refundable: cancelling at any time costs the whole price.',
)
const freeAlways = say('Huỷ miễn phí đến tận ngày đến.', 'Free to cancel until arrival.')
const freeUntil = say('Huỷ miễn phí khi còn hơn {days} trước khi đến', 'Free to cancel more than {days} before arrival')
const freeBeforeArrival = say('Huỷ miễn phí trước ngày đến', 'Free to cancel before the day of arrival')
const fromDays = say('từ {days} trước khi đến mất {charge}', 'from {days} before arrival it costs {charge}')
const fromArrival = say('trong ngày đến mất {charge}', 'on the day of arrival it costs {charge}')
const everything = say('toàn bộ tiền đặt phòng', 'the whole price')
const shareOfTotal = say('{share} tiền đặt phòng', '{share} of the price')
const firstNight = say('tiền đêm đầu', 'the first night')
const firstNights = say('tiền {nights} đầu', 'the first {nights}')
const payEverything = say('Trả toàn bộ {when}.', 'Everything is paid {when}.')
const payInParts = say('Đặt cọc {what} {when}; phần còn lại trả {rest}.', 'A deposit of {what} is paid {when}; the rest {rest}.')
const noDeposit = say('Không cần đặt cọc: trả toàn bộ {when}.', 'No deposit: everything is paid {when}.')
const afterBooking = say('trong vòng {time} sau khi đặt', 'within {time} of booking')
const daysBeforeArrival = say('chậm nhất {days} trước khi đến', 'no later than {days} before arrival')
const onArrivalDay = say('chậm nhất trong ngày đến', 'no later than the day of arrival')
const atTheHotel = say('tại khách sạn', 'at the hotel')
const lateWithDeposit = say(
  'Đặt khi còn {days} trở xuống: trả toàn bộ cùng lúc với tiền cọc.',
  'Booked {days} before arrival or later, everything is due with the deposit.',
)
const lateAtOnce = say(
  'Đặt khi còn {days} trở xuống: trả toàn bộ ngay.',
  'Booked {days} before arrival or later, everything is due at once.',
)
