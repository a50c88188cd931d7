import type { platformBookingSorts } from '@innkeeper/protocol/calls/platform/bookings'
import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { z } from 'zod'
import { likeText } from '#database/like-text.ts'
import type { Asked } from '#kit/records/list-order.ts'
import { pagesLike, type Page } from '#kit/records/pages.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { services } from '../booking-list.store.ts'

/** What the bookings of all properties are filtered and sorted by. */
export type PlatformBookings = Omit<CallRequest<'supplier/booking/export'>, 'sort' | 'descending'> &
  Asked<(typeof platformBookingSorts)[number]>

/** A booking in the platform's list. */
export type PlatformBookingRow = CallOutput<'supplier/booking/get-all'>[number]

const rowsOfBookings = pagesLike(catalogue['supplier/booking/get-all'].output.element.strict())

/** Days are those of the platform: a day of each property would be in no index. */
const platformZone = 'Asia/Ho_Chi_Minh'

const owed = `case when b.paid < b.total and b.payment_method <> 'debt' and b.state not in ('cancel', 'void') then b.total - b.paid else 0 end`

/** A page of the bookings of all properties. The page is found first: what it shows is read for its rows alone. */
export const platformBookingRows = (tx: Tx, asked: PlatformBookings, page: Page): Promise<PlatformBookingRow[]> =>
  rowsOfBookings(
    tx,
    (
      limits,
    ) => `select b.code, b.state, b.guest_name as "guestName", b.guest_phone as "guestPhone", b.snapshot->'travelAgent'->'name' as agent,
        b.check_in as "checkIn", b.check_out as "checkOut", b.check_out - b.check_in as nights,
        (select json_agg(json_build_object('count', jsonb_array_length(l->'rooms'), 'roomType', l->'roomType'))
           from jsonb_array_elements(b.snapshot->'lines') as l) as rooms, ${services} as services,
        b.currency, b.total, b.paid, ${owed} as owed,
        b.payment_method as "paymentMethod", b.created_at as "createdAt", b.changed_at as "changedAt",
        json_build_object('id', p.property_id, 'code', p.code, 'name', json_build_object('vi', p.name_vi, 'en', p.name_en)) as property,
        case when b.commission is not null then json_build_object('basisPoints', b.commission_basis_points,
          'amount', case when b.state in ('cancel', 'void') then 0 else b.commission end) end as commission
       from (select * from booking b where ${matching(asked)} order by ${orderOf(asked)}${limits}) b
       join property p using (property_id)
      order by ${orderOf(asked)}`,
    valuesOf(asked),
    page,
  )

const countRows = rowsLike(z.strictObject({ count: z.int() }))

/** How many bookings match, and how many there are; neither is counted further than `most`. */
export const countPlatformBookings = async (tx: Tx, asked: PlatformBookings, most: number): Promise<{ total: number; all: number }> => {
  const total = await countMatching(tx, asked, most)
  return { total, all: total === most ? most : await countMatching(tx, everyBooking, most) }
}

const everyBooking: PlatformBookings = { text: '', states: [], dateKind: 'checkIn', descending: false }

const countMatching = async (tx: Tx, asked: PlatformBookings, most: number): Promise<number> => {
  const sql = `select count(*)::integer as count from (select from booking b where ${matching(asked)} limit $7) b`
  const [row] = await countRows(tx, sql, [...valuesOf(asked), most])
  return row?.count ?? 0
}

/** How a text is looked for: a common one is soon met on the way through the list, a rare one is found by the index of texts. */
export type Commonness = 'none asked' | 'common' | 'middling' | 'rare'

/**
 * How common a text is among the bookings, told by a sample of blocks from all over the table. Those that changed last would not do: a tour
 * group fills a day with one name. PostgreSQL cannot tell: behind row security it has no statistics of texts, and it believed one that nobody
 * has to be soon met, and walked a million bookings for it.
 */
export const commonnessOf = async (tx: Tx, { text }: PlatformBookings): Promise<Commonness> => {
  if (text === '') return 'none asked'
  const [sample] = await sampleRows(
    tx,
    `select count(*) filter (where search_text like '%' || folded($1) || '%')::integer as "holding", count(*)::integer as seen
       from booking tablesample system ($2)`,
    [likeText(text), await percentOf(tx)],
  )
  const share = sample === undefined || sample.seen === 0 ? 0 : sample.holding / sample.seen
  return share >= 0.03 ? 'common' : share >= 0.003 ? 'middling' : 'rare'
}

const sampled = 1500

const sampleRows = rowsLike(z.strictObject({ holding: z.int(), seen: z.int() }))
const sizeRows = rowsLike(z.strictObject({ bookings: z.number() }))

/** The share of the table's blocks that hold about as many bookings as are sampled; all of a small table, or of one not yet counted. */
const percentOf = async (tx: Tx): Promise<number> => {
  const [size] = await sizeRows(tx, `select reltuples as bookings from pg_class where oid = 'booking'::regclass`)
  return size === undefined || size.bookings <= sampled ? 100 : (100 * sampled) / size.bookings
}

/** Lets the page be walked to in its order, or gathered by the index of texts and sorted. */
export const planPage = (tx: Tx, commonness: Commonness): Promise<void> => planWith(tx, commonness, ['common', 'middling'])

/** The same for counting, which has to meet a thousand of them. */
export const planCount = (tx: Tx, commonness: Commonness): Promise<void> => planWith(tx, commonness, ['common'])

const planWith = async (tx: Tx, commonness: Commonness, walked: readonly Commonness[]): Promise<void> => {
  if (commonness === 'none asked') return
  await tx.rows(settings(walked.includes(commonness)))
}

const settings = (walks: boolean): string => {
  const [on, off] = walks ? ['index', 'bitmap'] : ['bitmap', 'index']
  return `set local enable_${on}scan = on; set local enable_${off}scan = off; set local enable_sort = ${walks ? 'off' : 'on'}`
}

const propertyRows = rowsLike(z.strictObject({ propertyId: z.uuid(), code: z.string(), nameVi: z.string(), nameEn: z.string() }))

/** The property of the booking with a code; undefined where there is none. */
export const propertyOfBooking = async (tx: Tx, code: string) => {
  const [row] = await propertyRows(
    tx,
    `select property_id as "propertyId", p.code, p.name_vi as "nameVi", p.name_en as "nameEn"
       from booking b join property p using (property_id) where b.code = $1`,
    [code],
  )
  return row
}

const columnOf = { checkIn: 'b.check_in', checkOut: 'b.check_out', booked: 'b.created_at' } as const

// The direction of the tie-breaker is that of the field, so that one index has the order in both directions.
const orderOf = (asked: PlatformBookings): string => {
  const { sort = asked.fromDate === undefined && asked.toDate === undefined ? undefined : asked.dateKind } = asked
  if (sort === undefined) return 'b.changed_at desc, b.booking_id desc'
  const direction = asked.descending ? 'desc' : 'asc'
  return sort === 'code' ? `b.code ${direction}` : `${columnOf[sort]} ${direction}, b.booking_id ${direction}`
}

const matching = ({ dateKind, states }: PlatformBookings): string => {
  const column = columnOf[dateKind]
  const [from, to] =
    dateKind === 'booked'
      ? [`$4::date::timestamp at time zone '${platformZone}'`, `($5::date + 1)::timestamp at time zone '${platformZone}'`]
      : ['$4::date', '($5::date + 1)']
  // The bookings of one state have their order in an index; those of several do not.
  const inStates = states.length === 1 ? 'b.state = ($3::text[])[1]' : 'b.state = any($3)'
  return `($1 = '' or b.search_text like '%' || folded($1) || '%')
     and ($2::uuid is null or b.property_id = $2)
     and (cardinality($3::text[]) = 0 or ${inStates})
     and ($4::date is null or ${column} >= ${from})
     and ($5::date is null or ${column} < ${to})
     and ($6::uuid is null or b.travel_agent_id = $6)`
}

const valuesOf = (asked: PlatformBookings): readonly unknown[] => [
  likeText(asked.text),
  asked.hotelId ?? null,
  asked.states,
  asked.fromDate ?? null,
  asked.toDate ?? null,
  asked.travelAgentId ?? null,
]
