import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Position } from '@innkeeper/rules/place/position'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The province of a property, and its position, if it has one. */
export type Whereabouts = { readonly provinceCode: string | null; readonly position: Position | null }

type Row = { readonly provinceCode: string | null; readonly latitude: number | null; readonly longitude: number | null }

/** The property's province and position. */
export const whereaboutsOf = async (tx: PropertyTx): Promise<Whereabouts> => {
  const [row] = await tx.rows<Row>('select province_code as "provinceCode", latitude, longitude from property where property_id = $1', [
    tx.propertyId,
  ])
  const { provinceCode = null, latitude = null, longitude = null } = row ?? {}
  return { provinceCode, position: latitude === null || longitude === null ? null : { latitude, longitude } }
}

/** The kind of the property, which decides what it may say about itself. */
export const kindOfProperty = async (tx: PropertyTx): Promise<PropertyKind> => {
  const [row] = await tx.rows<{ kind: PropertyKind }>('select kind from property where property_id = $1', [tx.propertyId])
  return row?.kind ?? 'hotel'
}
