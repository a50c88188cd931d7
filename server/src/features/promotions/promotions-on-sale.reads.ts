import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type OnSale = {
  readonly id: string
  readonly nameVi: string
  readonly nameEn: string
  readonly stayFrom: string | null
  readonly stayTo: string | null
  readonly weekdays: number[]
  readonly datesExcluded: { readonly from: string; readonly to: string }[]
  readonly planIds: string[]
  readonly roomTypeIds: string[]
}

/** The promotions of a property that are on, not used up, and can be booked on a day or later, by their rank. */
export const promotionsOnSale = (tx: PropertyTx, today: string): Promise<OnSale[]> =>
  tx.db
    .selectFrom('promotion')
    .select(['promotion_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'stay_from as stayFrom', 'stay_to as stayTo', 'weekdays'])
    .select(['dates_excluded as datesExcluded', 'apply_plans as planIds', 'apply_room_types as roomTypeIds'])
    .where('property_id', '=', tx.propertyId)
    .where('active', '=', true)
    .where(sql<boolean>`coalesce(book_to >= ${today}::date, true) and coalesce(uses < most_uses, true)`)
    .orderBy('rank')
    .orderBy('promotion_id')
    .$castTo<OnSale>()
    .execute()
