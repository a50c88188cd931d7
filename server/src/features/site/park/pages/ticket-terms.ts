import { formatCount, formatPercent, weekdayName } from '@innkeeper/protocol/format/format'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { visitorWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { VisitorKind } from '@innkeeper/rules/ticket/ticket-product'
import type { SiteProduct } from '#features/bookings/ticket-bookings/site-tickets.reads.ts'
import { parkWords } from '../park-words.ts'

/** The terms of a product, a sentence each: its days, how early it is booked, how long it is valid, how often it lets in, what cancelling costs. */
export const ticketTerms = (product: SiteProduct, language: Language): string[] => {
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const { opensAt, closesAt, cutOffDays, validDays, entries } = product
  const days = (count: number) => formatCount(count, dayNoun, language)
  return [
    t(parkWords.hoursOf, { days: weekdaysText(product.weekdays, language), opensAt, closesAt }),
    cutOffDays === 0 ? t(parkWords.noCutOff) : t(parkWords.cutOff, { days: days(cutOffDays) }),
    validDays === 1 ? t(parkWords.validOneDay) : t(parkWords.validDays, { days: days(validDays) }),
    ...(entries === 1 ? [] : [t(parkWords.entries, { count: entries })]),
    refundText(product, language),
  ]
}

/** What cancelling tickets costs, as a sentence. */
export const refundText = ({ refundDays, lateFee }: Pick<SiteProduct, 'refundDays' | 'lateFee'>, language: Language): string => {
  const percent = formatPercent(lateFee * 100, language)
  if (refundDays === null) return speak(parkWords.refundNever, language, { percent })
  if (refundDays === 0) return speak(parkWords.refundSameDay, language)
  return speak(parkWords.refundFree, language, { days: formatCount(refundDays, dayNoun, language), percent })
}

/** The names of some weekdays; “every day” for all seven. */
export const weekdaysText = (weekdays: readonly number[], language: Language): string =>
  weekdays.length === 7
    ? speak(parkWords.everyDay, language)
    : weekdays
        .toSorted((one, other) => one - other)
        .map((weekday) => weekdayName(weekday, language))
        .join(', ')

/** Who buys a ticket of a kind: by age or by height, as the product says. */
export const whoText = (kind: VisitorKind, product: SiteProduct, language: Language): string => {
  const { childBy, childFrom, childTo, seniorFrom } = product
  if (kind === 'child')
    return speak(childBy === 'age' ? parkWords.childByAge : parkWords.childByHeight, language, { from: childFrom, to: childTo })
  const name = speak(visitorWords[kind], language)
  return kind === 'senior' ? `${name} · ${speak(parkWords.seniorFrom, language, { age: seniorFrom })}` : name
}

const dayNoun = { vi: 'ngày', one: 'day', other: 'days' } as const
