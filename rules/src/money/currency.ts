/** The currencies that a property may sell in: the specification's "VND and $". */
export const currencies = ['VND', 'USD'] as const

/** A currency that a property may sell in. */
export type Currency = (typeof currencies)[number]

/** How many digits each currency keeps after its decimal mark: dong has no part, the dollar has cents. */
export const currencyDigits = { VND: 0, USD: 2 } satisfies Record<Currency, number>

/** How many minor units make one whole unit: 1 for VND, 100 for USD. */
export function minorPerUnit(currency: Currency): number {
  return 10 ** currencyDigits[currency]
}
