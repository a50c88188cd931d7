import type { Day } from '#days/day.ts'
import { beforePercent, percentOf } from '#money/percent.ts'

/** The tax choices, kept as data: 100 the price includes VAT, 110 VAT is added, 220 ("++") service charge and then VAT on both. */
export const taxChoices = [100, 110, 220] as const

/** A property's tax choice. */
export type TaxChoice = (typeof taxChoices)[number]

/** The kinds of tax. */
export type TaxKind = 'vat' | 'serviceCharge'

/** A dated rate in basis points; both days included, `to` is null while it has no end. */
export type TaxRate = {
  readonly kind: TaxKind
  readonly from: Day
  readonly to: Day | null
  readonly basisPoints: number
  /** The kind of service that the rate is for. If it is left out, the rate is for rooms and for everything without a rate of its own. */
  readonly taxedAs?: string | undefined
}

/** The rates of one night. */
export type NightRates = { readonly vat: number; readonly serviceCharge: number }

/** An amount split into net, service charge and VAT, which add up to the total; `base` is the amount that VAT was computed on. */
export type TaxSplit = {
  readonly net: number
  readonly serviceCharge: number
  readonly vat: number
  readonly vatBase: number
  readonly total: number
}

/** The rate of a kind on a day; throws a RangeError where no rate is stored, because no price can be computed then. */
export const taxRateOn = (rates: readonly TaxRate[], kind: TaxKind, day: Day): number => {
  const rate = rates.find((one) => one.kind === kind && one.from <= day && (one.to === null || day <= one.to))
  if (!rate) throw new RangeError(`no ${kind} rate for ${day}`)
  return rate.basisPoints
}

/** The rates that a tax choice needs on a day; service charge only where it is added. */
export const ratesOn = (rates: readonly TaxRate[], choice: TaxChoice, day: Day): NightRates => {
  const serviceCharge = choice === 220 ? taxRateOn(rates, 'serviceCharge', day) : 0
  return { vat: taxRateOn(rates, 'vat', day), serviceCharge }
}

/** Splits an amount as the tax choice says, rounding half up at each step; when tax is taken out of a price, VAT is the remainder. */
export const splitTax = (amount: number, choice: TaxChoice, rates: NightRates): TaxSplit => {
  if (choice === 100) {
    const net = beforePercent(amount, rates.vat)
    return { net, serviceCharge: 0, vat: amount - net, vatBase: net, total: amount }
  }
  const serviceCharge = choice === 220 ? percentOf(amount, rates.serviceCharge) : 0
  const vatBase = amount + serviceCharge
  const vat = percentOf(vatBase, rates.vat)
  return { net: amount, serviceCharge, vat, vatBase, total: vatBase + vat }
}
