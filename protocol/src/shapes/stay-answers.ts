import { cancellationSteps, type CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { PaymentMoment } from '@innkeeper/rules/policy/payment-moments'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import { daysBetween, type Day } from '@innkeeper/rules/days/day'
import { blockedNights } from '@innkeeper/rules/stay/blocked-nights'
import type { CodedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { RuleResult, StayVerdict } from '@innkeeper/rules/stay/check-stay'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { PricedRoom } from '@innkeeper/rules/price/room-lines'
import type { z } from 'zod'
import { formatRange, formatShortDate } from '#format/format.ts'
import { cancellationSentence, paymentSentence } from '#words/property/policy-sentences.ts'
import { speak, type Language, type Saying } from '#say.ts'
import { guestKindWords, stayRuleWords } from '#words/sale/stay-rule-words.ts'
import type { paymentsShape, stayBlockShape, stayLineShape, stayPriceShape } from './stay-shapes.ts'

/** The parts of a stay line before they are put into the wire format. */
export type LineToAnswer = {
  readonly roomPlanId: string
  readonly roomTypeId: string
  readonly roomType: Saying
  readonly ratePlan: Saying
  readonly meals: readonly string[]
  readonly rooms: readonly PricedRoom[]
  readonly cancellation: { readonly name: Saying | null; readonly terms: CancellationTerms }
  readonly payment?: { readonly name: Saying; readonly terms: PaymentTerms } | null
}

/** A line of a stay in the wire format: its policies in a sentence, its cancellation terms as periods before arrival. */
export const lineAnswer = (line: LineToAnswer, checkIn: Day, currency: Currency): z.input<typeof stayLineShape> => ({
  roomPlanId: line.roomPlanId,
  roomTypeId: line.roomTypeId,
  roomType: line.roomType,
  ratePlan: line.ratePlan,
  meals: [...line.meals],
  rooms: line.rooms.map(({ adults, childrenAges, extraBeds }) => ({ adults, childrenAges: [...childrenAges], extraBeds })),
  cancellation: {
    name: line.cancellation.name,
    refundable: line.cancellation.terms.refundable,
    sentence: cancellationSentence(line.cancellation.terms, currency),
    periods: cancellationSteps(line.cancellation.terms, checkIn),
  },
  payment: line.payment ? { name: line.payment.name, sentence: paymentSentence(line.payment.terms, currency) } : null,
})

type ServiceToAnswer = Pick<CodedService, 'serviceId' | 'code' | 'name' | 'unit' | 'quantity' | 'days' | 'included'>

/** The services of a stay in the wire format and in snapshots. */
export const serviceAnswers = (services: readonly ServiceToAnswer[]) =>
  services.map(({ serviceId, code, name, unit, quantity, days, included }) => ({
    serviceId,
    code,
    name,
    unit,
    quantity,
    days: days === null ? null : [...days],
    included,
  }))

/** A price in the wire format. */
export const priceAnswer = (price: StayPrice): z.input<typeof stayPriceShape> => ({
  ...price,
  lines: price.lines.map((line) => ({ ...line })),
})

/** Payments in the wire format and in snapshots: due by a moment, or at the hotel (null). */
export const paymentAnswers = (payments: readonly PaymentMoment[]): z.input<typeof paymentsShape> =>
  payments.map(({ dueAt, amount }) => ({ dueAt: dueAt?.toISOString() ?? null, amount }))

/** A broken rule in words. */
export const speakStayRule = (result: RuleResult, language: Language): string =>
  speak(stayRuleWords[result.rule].broken, language, {
    nights: speakNights(result.nights),
    counted: speak(guestKindWords[result.counted ?? 'guests'], language),
    ...result.values,
  })

type Verdict = { readonly roomPlanId: string; readonly verdict: StayVerdict }

/** The first rule that blocks each room-plan. */
export const blockAnswers = (lines: readonly Verdict[], language: Language): z.input<typeof stayBlockShape>[] =>
  lines.flatMap(({ roomPlanId, verdict }) => {
    const first = verdict.rules.find((result) => !result.ok)
    return first ? [{ roomPlanId, rule: first.rule, message: speakStayRule(first, language), nights: [...first.nights] }] : []
  })

/** The first rule that blocks each room-plan and night. */
export const blockedNightAnswers = (lines: readonly Verdict[], language: Language) =>
  lines.flatMap(({ roomPlanId, verdict }) =>
    blockedNights(verdict).flatMap(({ night, rule }) => {
      const result = verdict.rules.find((one) => one.rule === rule)
      return result ? [{ roomPlanId, night, rule, message: speakStayRule({ ...result, nights: [night] }, language) }] : []
    }),
  )

const mostNightsNamed = 4

/** Nights in words: one, a run of them, or the first few. */
const speakNights = (nights: readonly Day[]): string => {
  const [first] = nights
  const last = nights.at(-1)
  if (first === undefined || last === undefined) return ''
  const inARow = daysBetween(first, last) === nights.length - 1
  if (inARow && nights.length > 1) return formatRange(first, last)
  const named = nights.slice(0, mostNightsNamed).map((night) => formatShortDate(night))
  return named.join(', ') + (nights.length > mostNightsNamed ? ', …' : '')
}
