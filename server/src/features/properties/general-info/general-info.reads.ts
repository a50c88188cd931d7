import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Position } from '@innkeeper/rules/place/position'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The province of a property, and its position, if it has one. */
export type Whereabouts = { readonly provinceCode: string | null; readonly position: Position | null }

/** The property's province and position. */
export const whereaboutsOf = async (tx: PropertyTx): Promise<Whereabouts> => {
  const { provinceCode, latitude, longitude } = await tx.db
    .selectFrom('property')
    .select(['province_code as provinceCode', 'latitude', 'longitude'])
    .where('property_id', '=', tx.propertyId)
    .executeTakeFirstOrThrow()
  return { provinceCode, position: latitude === null || longitude === null ? null : { latitude, longitude } }
}

/** The kind of the property, which decides what it may say about itself. */
export const kindOfProperty = async (tx: PropertyTx): Promise<PropertyKind> => {
  const { kind } = await tx.db
    .selectFrom('property')
    .select('kind')
    .where('property_id', '=', tx.propertyId)
    .$castTo<{ kind: PropertyKind }>()
    .executeTakeFirstOrThrow()
  return kind
}
