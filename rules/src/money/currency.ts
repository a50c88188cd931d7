/** The currencies that a property may sell in: the specification's "VND and $". */
export const currencies = ['VND', 'USD'] as const

/** A currency that a property may sell in. */
export type Currency = (typeof currencies)[number]

/** The number of decimal digits of each currency: dong has none, the dollar has two. */
export const currencyDigits = { VND: 0, USD: 2 } satisfies Record<Currency, number>

/** The number of minor units in one whole unit: 1 for VND, 100 for USD. */
export const minorPerUnit = (currency: Currency): number => 10 ** currencyDigits[currency]
