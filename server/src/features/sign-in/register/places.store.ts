import type { Currency } from '@innkeeper/rules/money/currency'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A property that a user may enter, and their rights there. */
export type Place = {
  readonly property_id: string
  readonly code: string
  readonly kind: PropertyKind
  readonly state: string
  readonly name_vi: string
  readonly name_en: string
  readonly merchant_link: string | null
  readonly currency: Currency
  readonly time_zone: string
  readonly logo_key: string | null
  readonly logo_width: number | null
  readonly owner: boolean
  readonly codes: readonly string[]
}

const shown = `p.property_id, p.code, p.kind, p.state, p.name_vi, p.name_en, p.merchant_link, p.currency, p.time_zone,
  l.file_key as logo_key, l.width as logo_width`

/** The properties where an account is active and has a right, in the order of the switcher; display order 0 goes last. */
export const placesOf = (tx: Tx, accountId: string): Promise<Place[]> =>
  tx.rows<Place>(
    `select * from (
       select ${shown}, m.owner, array(
           select f.function_code from member_function f where f.property_id = m.property_id and f.account_id = m.account_id
           union
           select gf.function_code from staff_group_member gm
             join staff_group g using (property_id, staff_group_id)
             join staff_group_function gf using (property_id, staff_group_id)
            where gm.property_id = m.property_id and gm.account_id = m.account_id and g.active
           order by 1) as codes, p.display_order
         from membership m join property p using (property_id) left join property_logo l using (property_id)
        where m.account_id = $1 and m.active) as place
      where owner or codes <> '{}'
      order by display_order = 0, display_order, name_vi collate "vi-x-icu", property_id`,
    [accountId],
  )

/** The property with an id or a code, as an administrator enters it: with an owner's rights. */
export const placeNamed = async (tx: Tx, idOrCode: string): Promise<Place | undefined> => {
  const [place] = await tx.rows<Place>(
    `select ${shown}, true as owner, '{}'::text[] as codes from property p left join property_logo l using (property_id)
      where p.property_id::text = lower($1) or lower(p.code) = lower($1)
      order by p.property_id::text = lower($1) desc limit 1`,
    [idOrCode],
  )
  return place
}
