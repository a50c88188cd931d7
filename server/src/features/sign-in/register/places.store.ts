import type { Currency } from '@innkeeper/rules/money/currency'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { sql } from 'kysely'
import { inDisplayOrder } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A property that a user may enter, and their rights there. */
export type Place = {
  readonly property_id: string
  readonly code: string
  readonly kind: PropertyKind
  readonly state: string
  readonly name_vi: string
  readonly name_en: string
  readonly site_opened: boolean
  readonly site_domain: string | null
  readonly currency: Currency
  readonly time_zone: string
  readonly logo_key: string | null
  readonly logo_width: number | null
  readonly owner: boolean
  readonly codes: readonly string[]
}

/** One of a user's properties; `home` is the one registered first. */
export type OwnPlace = Place & { readonly home: boolean }

/** The properties where an account is active and has a right, in the order of the switcher; display order 0 goes last. */
export const placesOf = (tx: Tx, accountId: string): Promise<OwnPlace[]> =>
  inDisplayOrder(
    tx.db
      .selectFrom(
        places(tx)
          .innerJoin('membership as m', 'm.property_id', 'p.property_id')
          .select(['m.owner', codes.as('codes'), 'p.display_order', 'p.created_at as registered_at'])
          .where('m.account_id', '=', accountId)
          .where('m.active', '=', true)
          .as('place'),
      )
      .selectAll()
      .select(sql<boolean>`registered_at = min(registered_at) over ()`.as('home'))
      .where((eb) => eb.or([eb('owner', '=', true), sql<boolean>`codes <> '{}'`])),
    'property_id',
  )
    .$castTo<OwnPlace>()
    .execute()

/** The property with an id or a code, as an administrator enters it: with an owner's rights. */
export const placeNamed = (tx: Tx, idOrCode: string): Promise<Place | undefined> =>
  places(tx)
    .select([sql<boolean>`true`.as('owner'), sql<string[]>`'{}'::text[]`.as('codes')])
    .where((eb) => eb.or([hasId(idOrCode), sql<boolean>`lower(p.code) = lower(${idOrCode})`]))
    .orderBy(hasId(idOrCode), 'desc')
    .limit(1)
    .$castTo<Place>()
    .executeTakeFirst()

const hasId = (text: string) => sql<boolean>`p.property_id::text = lower(${text})`

const places = (tx: Tx) =>
  tx.db
    .selectFrom('property as p')
    .leftJoin('property_logo as l', 'l.property_id', 'p.property_id')
    .select(['p.property_id', 'p.code', 'p.kind', 'p.state', 'p.name_vi', 'p.name_en', 'p.currency', 'p.time_zone', 'p.created_at'])
    .leftJoin('property_site as s', 's.property_id', 'p.property_id')
    .leftJoin('site_domain as d', (join) => join.onRef('d.property_id', '=', 'p.property_id').on('d.state', '=', 'proved'))
    .select(['l.file_key as logo_key', 'l.width as logo_width', 'd.domain as site_domain'])
    .select(({ eb }) => eb('s.property_id', 'is not', null).as('site_opened'))

const codes = sql<string[]>`array(
  select f.function_code from member_function f where f.property_id = m.property_id and f.account_id = m.account_id
  union
  select gf.function_code from staff_group_member gm
    join staff_group g using (property_id, staff_group_id)
    join staff_group_function gf using (property_id, staff_group_id)
   where gm.property_id = m.property_id and gm.account_id = m.account_id and g.active
  order by 1)`
