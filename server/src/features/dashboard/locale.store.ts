import type { Currency } from '@innkeeper/rules/money/currency'
import type { PropertyTx } from '../../kit/transaction.ts'

/** Where the property is in time, and what it counts its money in. */
export const localeOf = async (tx: PropertyTx): Promise<{ readonly timeZone: string; readonly currency: Currency }> => {
  const [locale] = await tx.rows<{ timeZone: string; currency: Currency }>(
    'select time_zone as "timeZone", currency from property where property_id = $1',
    [tx.propertyId],
    'locale of property',
  )
  if (locale === undefined) throw new Error(`property ${tx.propertyId} is gone`)
  return locale
}
