import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Position } from '@innkeeper/rules/place/position'
import type { PropertyTx } from '../../kit/transaction.ts'

/** Where a property is: its province, and its position on the map once it has one. */
export type Whereabouts = { readonly provinceCode: string | null; readonly position: Position | null }

type Row = { readonly provinceCode: string | null; readonly latitude: number | null; readonly longitude: number | null }

/** Where the property is. */
export const whereaboutsOf = async (tx: PropertyTx): Promise<Whereabouts> => {
  const [row] = await tx.rows<Row>('select province_code as "provinceCode", latitude, longitude from property where property_id = $1', [
    tx.propertyId,
  ])
  const { provinceCode = null, latitude = null, longitude = null } = row ?? {}
  return { provinceCode, position: latitude === null || longitude === null ? null : { latitude, longitude } }
}

/** Of which kind the property is, which decides what may be told of it. */
export const kindOfProperty = async (tx: PropertyTx): Promise<PropertyKind> => {
  const [row] = await tx.rows<{ kind: PropertyKind }>('select kind from property where property_id = $1', [tx.propertyId])
  return row?.kind ?? 'hotel'
}
