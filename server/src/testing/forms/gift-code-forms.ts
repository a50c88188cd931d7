import type { CallInput } from '@innkeeper/protocol/catalogue'
import { inDays } from '../factories/book-stay.ts'

/** What a gift code gives, as a person would fill it in: 10 % off every booking from today on, everywhere its owner sells. */
export const giftCodeTerms = () => ({
  nameVi: 'Quà mùa hè',
  nameEn: 'Summer gift',
  percentOrFixed: 'percent' as const,
  value: 1000,
  validFrom: inDays(0),
  hotelScope: 'excluded' as const,
})

/** A gift code as a person would fill it in. */
export const giftCodeForm = (given: Partial<CallInput<'giftcode/create'>> = {}): CallInput<'giftcode/create'> => ({
  code: 'HE2027',
  ...giftCodeTerms(),
  ...given,
})
