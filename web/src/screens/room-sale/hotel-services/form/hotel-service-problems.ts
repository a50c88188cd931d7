import type { CallInput } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { isDay, type Day } from '@innkeeper/rules/days/day'
import { checkHotelService, type ServiceFormProblem } from '@innkeeper/rules/hotel-service/check-hotel-service'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'

type Values = Typed<CallInput<'service/create'>>

/** The rules across a service's fields, as far as they can be told while some are still empty; `isTaken` knows the codes of other services. */
export const hotelServiceProblems =
  (isTaken: (code: string) => boolean) =>
  ({ code = '', charge, price, specialDays = [] }: Values): readonly RuleError[] => [
    ...(isTaken(code) ? [errorAt('code', 'serviceCodeTaken')] : []),
    ...checkHotelService({
      charge,
      price,
      specialDays: charge === 'free' ? [] : specialDays.map((one) => ({ from: dayIn(one.from), to: dayIn(one.to) })),
    }).map(({ field, reason }) => errorAt(field, keys[reason])),
  ]

const keys = {
  priceNeeded: 'servicePriceNeeded',
  endBeforeStart: 'datesEndBeforeStart',
  overlap: 'specialDaysOverlap',
} as const satisfies Record<ServiceFormProblem['reason'], Key>

type Key = 'serviceCodeTaken' | 'servicePriceNeeded' | 'datesEndBeforeStart' | 'specialDaysOverlap'

const errorAt = (field: string, key: Key): RuleError => ({ field, words: refusals[key].words, values: {} })

const dayIn = (text: string | undefined): Day | undefined => (text !== undefined && isDay(text) ? text : undefined)
