import type { Saying } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { enterProperty, type PropertyTx, type Tx } from '#kit/transaction/transaction.ts'

/** The property that a page belongs to: the transaction bound to it, its zone, and what the frame of a page says of it. */
export type SiteProperty = { readonly tx: PropertyTx; readonly timeZone: string; readonly property: SiteContact }

/** What a property is, and how it is called and reached. */
export type SiteContact = {
  readonly kind: PropertyKind
  readonly name: Saying
  readonly phone: string
  readonly email: string
  readonly address: string
}

/** Enters the property with a code, for the rest of the transaction; null where none has it. */
export const enterPropertyOfCode = async (tx: Tx, code: string): Promise<SiteProperty | null> => {
  const found = await tx.db
    .selectFrom('property')
    .select(['property_id as propertyId', 'kind', 'time_zone as timeZone', 'name_vi as vi', 'name_en as en', 'phone', 'email', 'address'])
    .where('code', '=', code)
    .$narrowType<{ kind: PropertyKind }>()
    .executeTakeFirst()
  if (found === undefined) return null
  const { propertyId, timeZone, vi, en, ...reached } = found
  return { tx: await enterProperty(tx, propertyId), timeZone, property: { name: { vi, en }, ...reached } }
}
