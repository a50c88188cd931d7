import { formatPercent } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Say } from '#kit/language/language.tsx'
import type { StateLook } from '#ui/page/badge.tsx'

/** A rate plan as it is read. */
export type RatePlan = AnswerOf<'plan/get-all'>['rows'][number]

/** What a plan can be sold on, and what it can follow. */
export type Choices = AnswerOf<'plan/get-choices'>

/** How a plan follows another. */
export type Derivation = NonNullable<RatePlan['derivation']>

/** Whether a plan is on sale, as a badge. */
export const saleState = (active: boolean): StateLook => (active ? onSale : notOnSale)

/** The stay that a plan asks for: "2–7 đêm", "từ 2 đêm". */
export const stayText = (minStay: number, maxStay: number | null | undefined, t: Say): string => {
  if (maxStay === null || maxStay === undefined) return t(minStay === 1 ? anyStay : stayFrom, { min: minStay })
  return t(minStay === maxStay ? stayOf : stayBetween, { min: minStay, max: maxStay })
}

/** A derivation's step: "−12 %", "+200.000 ₫". */
export const stepText = (
  { unit, value }: Pick<Derivation, 'unit' | 'value'>,
  speech: { language: Language; money: (amount: number) => string },
): string => {
  const size = unit === 'percent' ? formatPercent(Math.abs(value), speech.language) : speech.money(Math.abs(value))
  return `${value < 0 ? '\u2212' : '+'}${size}`
}

const onSale: StateLook = { words: say('Đang bán', 'On sale'), tone: 'green', icon: 'check' }
const notOnSale: StateLook = { words: say('Ngừng bán', 'Not on sale'), tone: 'grey', icon: 'ban' }
const anyStay = say('Từ 1 đêm', '1 night or more')
const stayFrom = say('Từ {min} đêm', '{min} nights or more')
const stayOf = say('Đúng {min} đêm', 'Exactly {min} nights')
const stayBetween = say('{min}–{max} đêm', '{min}–{max} nights')
