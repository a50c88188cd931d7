import type { hotelSorts } from '@innkeeper/protocol/calls/platform/hotel-list'
import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { likeText } from '#database/like-text.ts'
import { momentInJson } from '#database/parsers.ts'
import { z } from 'zod'
import { totalOf } from '#kit/records/list.ts'
import { askedOrderText, type Asked } from '#kit/records/list-order.ts'
import type { Page } from '#kit/records/pages.ts'
import { pagesLike } from '#kit/records/pages.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The filter of the platform's list. */
export type HotelFilter = CallRequest<'supplier/hotel-counts'>

/** One of the list's named views. */
export type HotelView = CallRequest<'supplier/get-all-hotel'>['view']

/** A row of the list, before its completeness is computed. */
export type HotelRow = Omit<CallOutput<'supplier/get-all-hotel'>[number], 'done'>

/** The number of properties of each view. */
export type HotelCounts = CallOutput<'supplier/hotel-counts'>

const hotelRow = catalogue['supplier/get-all-hotel'].output.element.omit({ done: true })
const rowsOfHotels = pagesLike(hotelRow.strict())
const countRows = rowsLike(catalogue['supplier/hotel-counts'].output.strict())

const inView: Readonly<Record<HotelView, string>> = {
  verify: `c.certificate_no is not null and c.verdict is null`,
  approve: `p.state = 'wait approve'`,
  onsite: `p.state = 'onsite'`,
  all: 'true',
}

// The one that waits longest comes first; "display order 0 goes last".
const byOrder = `p.display_order = 0, p.display_order, p.name_vi collate "vi-x-icu", p.property_id`
const orderOf: Readonly<Record<HotelView, string>> = {
  verify: `c.verify_by, p.property_id`,
  approve: `since.at, p.property_id`,
  onsite: byOrder,
  all: byOrder,
}

/** The fields of a property wherever the platform sees it; `p` is the property, the rest comes from `around`. */
const columns = `p.property_id as id, p.code, p.kind, p.name_vi as "nameVi", p.name_en as "nameEn", p.state, since.at as since,
  p.display_order as "displayOrder",
  case when v.province_code is null then null else json_build_object('vi', v.name_vi, 'en', v.name_en) end as province,
  coalesce(e.state, 'not created') as contract,
  case when c.certificate_no is null then null else json_build_object('verdict', c.verdict, 'verifyBy', ${momentInJson('c.verify_by')}) end as certificate,
  case when o.account_id is null then null
    else json_build_object('fullName', o.full_name, 'email', o.email, 'phone', o.phone) end as owner`

/** The last certificate, the contract, the province, the first owner, and when the property entered its state. */
const around = `
  from property p
  left join province v on v.province_code = p.province_code
  left join e_contract e on e.property_id = p.property_id
  left join lateral (select * from certificate x where x.property_id = p.property_id order by x.certificate_no desc limit 1) c on true
  left join lateral (
    select a.* from membership m join account a using (account_id)
     where m.property_id = p.property_id and m.owner and m.active order by a.created_at, a.account_id limit 1) o on true
  cross join lateral (
    select coalesce(max(m.at), p.created_at) as at from property_move m where m.property_id = p.property_id and m.to_state = p.state) since`

const matches = `
  ($1 = '' or folded(concat_ws(' ', p.name_vi, p.name_en, p.code, p.tax_code, p.email, o.full_name, o.email, o.phone)) like '%' || folded($1) || '%')
  and ($2::text is null or p.kind = $2)
  and ($3::text is null or p.state = $3)`

const valuesOf = ({ text, kind, state }: HotelFilter): readonly unknown[] => [likeText(text), kind ?? null, state ?? null]

/** What the list is sorted by. */
export type HotelOrder = Asked<(typeof hotelSorts)[number]>

/** A page of the properties of a view. */
export const hotelRows = (
  tx: Tx,
  filter: HotelFilter,
  order: HotelOrder & { readonly view: HotelView; readonly language: Language },
  page: Page,
): Promise<HotelRow[]> =>
  rowsOfHotels(
    tx,
    `select ${columns} ${around} where ${matches} and ${inView[order.view]}
      order by ${askedOrderText(order, { by: sortedBy(order.language), tieBreaker: 'p.property_id', own: orderOf[order.view] })}`,
    valuesOf(filter),
    page,
  )

const sortedBy = (language: Language): Readonly<Record<(typeof hotelSorts)[number], string>> => ({
  name: `p.name_${language} collate "vi-x-icu"`,
  owner: `o.full_name collate "vi-x-icu"`,
  certificate: 'c.verify_by',
  contract: `coalesce(e.state, 'not created')`,
  order: `nullif(p.display_order, 0)`,
  state: 'p.state',
})

/** How many properties there are. */
export const countHotels = (tx: Tx): Promise<number> => totalOf(tx.db.selectFrom('property').select('property_id'))

/** The number of filtered properties of each view. */
export const hotelCounts = async (tx: Tx, filter: HotelFilter, now: Date): Promise<HotelCounts> => {
  const views = Object.entries(inView).map(([view, test]) => `count(*) filter (where ${test}) as "${view}"`)
  const [counts] = await countRows(
    tx,
    `select ${views.join(', ')}, count(*) filter (where ${inView.verify} and c.verify_by < $4) as overdue ${around} where ${matches}`,
    [...valuesOf(filter), now.toISOString()],
  )
  return counts ?? { verify: 0, overdue: 0, approve: 0, onsite: 0, all: 0 }
}

/** Everything stored that decides about a property, before its completeness and its acts are computed. */
export type HotelFacts = Omit<CallOutput<'supplier/hotel/detail'>, 'done' | 'items' | 'acts' | 'commission'> & {
  readonly commission: Omit<CallOutput<'supplier/hotel/detail'>['commission'], 'open'>
}

const { shape: detail } = catalogue['supplier/hotel/detail'].output.omit({ done: true, items: true, acts: true })
const factRows = rowsLike(
  z.strictObject({ ...detail, commission: detail.commission.omit({ open: true }), certificate: hotelRow.shape.certificate }),
)

/** The facts about one property; undefined where there is none. */
export const hotelFacts = async (tx: Tx, id: string): Promise<HotelFacts | undefined> => {
  const [facts] = await factRows(
    tx,
    `select ${columns}, p.property_type_code as "propertyType", p.star, p.number_of_rooms as "numberOfRooms", p.tax_code as "taxCode",
        p.country_code as "countryCode", p.address, p.phone, p.email, p.taken_off_by as "takenOffBy", e.ends_on as "contractEndsOn",
        json_build_object('proposed', e.commission_basis_points, 'version', coalesce(e.version, 0), 'changedBy', coalesce(e.changed_by, ''),
          'agreed', case when e.agreed_commission_basis_points is not null then json_build_object('commission', coalesce(commission_on(p.property_id, (now() at time zone p.time_zone)::date), e.agreed_commission_basis_points),
            'at', ${momentInJson('e.commission_agreed_at')}, 'person', e.commission_agreed_by) end) as commission,
        (select json_build_object('vi', x.name_vi, 'en', x.name_en) from commune x where x.commune_code = p.commune_code) as commune,
        (select json_build_object('fullName', a.full_name, 'userName', a.user_name, 'email', a.email, 'phone', a.phone, 'position', a.position,
             'receivedAt', ${momentInJson('r.received_at')}, 'termsVersion', r.terms_version)
           from registration r join account a using (account_id) where r.property_id = p.property_id) as registration,
        (select coalesce(json_agg(json_build_object('certificateNo', x.certificate_no, 'fileName', x.file_name, 'mediaType', x.media_type,
             'bytes', x.bytes, 'sentAt', ${momentInJson('x.sent_at')}, 'verifyBy', ${momentInJson('x.verify_by')}, 'verdict', x.verdict, 'judgedAt', ${momentInJson('x.judged_at')},
             'judgedBy', x.judged_by, 'note', x.note) order by x.certificate_no desc), '[]')
           from certificate x where x.property_id = p.property_id) as certificates,
        (select coalesce(json_agg(json_build_object('id', x.property_move_id, 'at', ${momentInJson('x.at')}, 'act', x.act, 'from', x.from_state, 'to', x.to_state,
             'mover', x.mover, 'person', x.person, 'note', x.note) order by x.at desc, x.property_move_id desc), '[]')
           from property_move x where x.property_id = p.property_id) as moves
      ${around} where p.property_id = $1`,
    [id],
  )
  if (facts === undefined) return undefined
  const { certificate: _last, ...told } = facts
  return told
}

/** The names of a property in an act of the platform. */
export type NamedHotel = {
  readonly code: string
  readonly kind: PropertyKind
  readonly nameVi: string
  readonly nameEn: string
  readonly displayOrder: number
}

/** The property with an id, locked until the transaction ends; undefined where there is none. */
export const lockHotel = (tx: Tx, id: string): Promise<NamedHotel | undefined> =>
  tx.db
    .selectFrom('property')
    .select(['code', 'kind', 'name_vi as nameVi', 'name_en as nameEn', 'display_order as displayOrder'])
    .where('property_id', '=', id)
    .forNoKeyUpdate()
    .$castTo<NamedHotel>()
    .executeTakeFirst()

/** Writes the display order of a property. */
export const setDisplayOrder = async (tx: Tx, id: string, displayOrder: number): Promise<void> => {
  await tx.db.updateTable('property').set({ display_order: displayOrder }).where('property_id', '=', id).execute()
}
