import type { LandmarkKind } from '@innkeeper/protocol/codes/landmark-kinds'
import type { Position } from '@innkeeper/rules/place/position'
import { v7 as uuidv7 } from 'uuid'
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
  tx.rows<Landmark>(
    `select l.landmark_code as "landmarkCode", l.kind, l.name_vi as "nameVi", l.name_en as "nameEn", l.latitude, l.longitude,
            exists (select from nearby_place n where n.property_id = $1 and n.landmark_code = l.landmark_code) as added
       from landmark l
      where l.province_code = $2
         or (l.latitude between $3::float8 - $5 and $3::float8 + $5 and l.longitude between $4::float8 - 2 * $5::float8 and $4::float8 + 2 * $5::float8)
      order by l.name_vi collate "vi-x-icu" limit 500`,
    [tx.propertyId, provinceCode, around?.latitude ?? null, around?.longitude ?? null, around?.degrees ?? 0],
  )

/** The landmarks with these codes; unknown codes are left out. */
export const landmarksOf = (tx: PropertyTx, codes: readonly string[]): Promise<Landmark[]> =>
  tx.rows<Landmark>(
    `select l.landmark_code as "landmarkCode", l.kind, l.name_vi as "nameVi", l.name_en as "nameEn", l.latitude, l.longitude,
            exists (select from nearby_place n where n.property_id = $1 and n.landmark_code = l.landmark_code) as added
       from landmark l where l.landmark_code = any($2) order by l.name_vi collate "vi-x-icu"`,
    [tx.propertyId, codes],
  )

/** Adds landmarks to the property's nearby places; those that exist already stay. */
export const addLandmarks = async (tx: PropertyTx, codes: readonly string[], person: string): Promise<void> => {
  await tx.rows(
    `insert into nearby_place (property_id, nearby_place_id, landmark_code, kind, name_vi, name_en, latitude, longitude, changed_by)
     select $1, new.id, l.landmark_code, l.kind, l.name_vi, l.name_en, l.latitude, l.longitude, $4
       from unnest($2::uuid[], $3::text[]) as new (id, code) join landmark l on l.landmark_code = new.code
     on conflict (property_id, landmark_code) do nothing`,
    [tx.propertyId, codes.map(() => uuidv7()), codes, person],
  )
}
