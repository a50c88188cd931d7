import { formatNumber } from '@innkeeper/protocol/format/format'
import type { Language } from '@innkeeper/protocol/say'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'

/** A price so short that a phone shows seven beside each other: thousands of dong, whole dollars. */
export const shortMoney = (total: number, { currency }: { readonly currency: Currency }, language: Language): string =>
  currency === 'VND'
    ? `${formatNumber(Math.round(total / 1000), language)}k`
    : `$${formatNumber(Math.round(total / minorPerUnit(currency)), language)}`
