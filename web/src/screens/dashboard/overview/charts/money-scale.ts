import { say, type Saying } from '@innkeeper/protocol/say'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'

/** A scale for amounts: its top and its lines in minor units, and the unit that its figures are told in. */
export type MoneyScale = { readonly most: number; readonly ticks: readonly number[]; readonly unit: Saying; readonly perUnit: number }

type Unit = { readonly words: Saying; readonly major: number }

const units: Readonly<Record<Currency, readonly [Unit, ...Unit[]]>> = {
  VND: [
    { words: say('tỷ ₫', 'billion ₫'), major: 1_000_000_000 },
    { words: say('triệu ₫', 'million ₫'), major: 1_000_000 },
    { words: say('nghìn ₫', 'thousand ₫'), major: 1000 },
    { words: say('₫', '₫'), major: 1 },
  ],
  USD: [
    { words: say('nghìn US$', 'thousand $'), major: 1000 },
    { words: say('US$', '$'), major: 1 },
    { words: say('xu', 'cents'), major: 0.01 },
  ],
}

/** The scale on which the largest of some amounts stands: at most five lines at round steps. */
export const moneyScale = (amounts: readonly number[], currency: Currency): MoneyScale => {
  const minor = minorPerUnit(currency)
  const largest = Math.max(0, ...amounts)
  if (largest === 0) return { most: 1, ticks: [0], unit: units[currency][0].words, perUnit: 1 }
  const { words, major } = units[currency].find((unit) => largest >= unit.major * minor) ?? units[currency][0]
  const perUnit = major * minor
  const step = roundStep(largest / perUnit / 4) * perUnit
  const count = Math.ceil(largest / step)
  return {
    most: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
    unit: words,
    perUnit,
  }
}

/** The next of 1, 2, 2.5, 5 and 10, times a power of ten. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 2.5, 5, 10].find((one) => one * power >= least * 0.999_999) ?? 10) * power
}
