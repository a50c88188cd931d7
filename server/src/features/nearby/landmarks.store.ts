import type { LandmarkKind } from '@innkeeper/protocol/codes/landmark-kinds'
import type { Position } from '@innkeeper/rules/place/position'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { named, oneOf } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A landmark, and whether it is one of the property's nearby places. */
export type Landmark = {
  readonly landmarkCode: string
  readonly kind: LandmarkKind
  readonly nameVi: string
  readonly nameEn: string
  readonly latitude: number
  readonly longitude: number
  readonly added: boolean
}

/** The landmarks of a province, and those in the square around a position. */
export const findLandmarks = (
  tx: PropertyTx,
  { provinceCode, around }: { readonly provinceCode: string | null; readonly around: (Position & { readonly degrees: number }) | null },
): Promise<Landmark[]> =>
  landmarks(tx)
    .where((eb) => eb.or([eb('l.province_code', '=', provinceCode), ...(around === null ? [] : [isIn(around)])]))
    .limit(500)
    .execute()

/** The landmarks with these codes; unknown codes are left out. */
export const landmarksOf = (tx: PropertyTx, codes: readonly string[]): Promise<Landmark[]> =>
  landmarks(tx).where(oneOf('l.landmark_code', codes)).execute()

/** Adds landmarks to the property's nearby places; those that exist already stay. */
export const addLandmarks = async (tx: PropertyTx, codes: readonly string[], person: string): Promise<void> => {
  const added = tx.db
    .selectFrom('landmark')
    .select([sql<string>`${tx.propertyId}::uuid`.as('property_id'), idIn(codes).as('nearby_place_id')])
    .select(['landmark_code', 'kind', 'name_vi', 'name_en', 'latitude', 'longitude', sql<string>`${person}`.as('changed_by')])
    .where(oneOf('landmark_code', codes))
  await tx.db
    .insertInto('nearby_place')
    .columns(['property_id', 'nearby_place_id', 'landmark_code', 'kind', 'name_vi', 'name_en', 'latitude', 'longitude', 'changed_by'])
    .expression(added)
    .onConflict((conflict) => conflict.columns(['property_id', 'landmark_code']).doNothing())
    .execute()
}

/** A new id for each code. */
const idIn = (codes: readonly string[]) =>
  sql<string>`(${codes.map(() => uuidv7())}::uuid[])[array_position(${codes}::text[], landmark_code)]`

// A degree of longitude is at least half as long as one of latitude in Vietnam.
const isIn = ({ latitude, longitude, degrees }: Position & { readonly degrees: number }) =>
  sql<boolean>`(l.latitude between ${latitude - degrees}::float8 and ${latitude + degrees}::float8
    and l.longitude between ${longitude - 2 * degrees}::float8 and ${longitude + 2 * degrees}::float8)`

const landmarks = (tx: PropertyTx) =>
  tx.db
    .selectFrom('landmark as l')
    .select(['l.landmark_code as landmarkCode', 'l.kind', 'l.name_vi as nameVi', 'l.name_en as nameEn', 'l.latitude', 'l.longitude'])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('nearby_place as n').where('n.property_id', '=', tx.propertyId).whereRef('n.landmark_code', '=', 'l.landmark_code'),
        )
        .as('added'),
    )
    .orderBy(named('l.name_vi'))
    .orderBy('l.landmark_code')
    .$castTo<Landmark>()
