import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { currencies, type Currency } from '@innkeeper/rules/money/currency'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The time zone and the currency of a property. */
export type Locale = { readonly timeZone: string; readonly currency: Currency }

const localeRows = rowsLike(z.strictObject({ timeZone: z.string(), currency: z.enum(currencies) }))

/** The locale of the property that the transaction is bound to. */
export const localeOf = async (tx: PropertyTx): Promise<Locale> => {
  const [locale] = await localeRows(
    tx,
    'select time_zone as "timeZone", currency from property where property_id = $1',
    [tx.propertyId],
    'locale of property',
  )
  if (locale === undefined) throw new Error(`property ${tx.propertyId} is gone`)
  return locale
}
