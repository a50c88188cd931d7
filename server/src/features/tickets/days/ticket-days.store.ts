import { toDay, type Day } from '@innkeeper/rules/days/day'
import type { DayChange, DayValues } from '@innkeeper/rules/ticket/fill-days'
import type { TicketDay, TicketProduct } from '@innkeeper/rules/ticket/ticket-product'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Page } from '#kit/records/pages.ts'
import { totalOf } from '#kit/records/list.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A product as the rules need it, with its names. */
export type KnownProduct = TicketProduct & {
  readonly id: string
  readonly nameVi: string
  readonly nameEn: string
  readonly active: boolean
}

/** A product of the property; undefined where it has none with this id. */
export const productOf = async (tx: PropertyTx, id: string): Promise<KnownProduct | undefined> => {
  const row = await tx.db
    .selectFrom('ticket_product')
    .selectAll()
    .where('property_id', '=', tx.propertyId)
    .where('ticket_product_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id,
    nameVi: row.name_vi,
    nameEn: row.name_en,
    active: row.active,
    prices: { adult: row.adult_price, child: row.child_price, senior: row.senior_price },
    weekdays: row.weekdays,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    slots: row.slots,
    capacity: row.capacity,
    cutOffDays: row.cut_off_days,
    validDays: row.valid_days,
    entries: row.entries,
  }
}

/** The products to choose from, in the park's order. */
export const productsToChoose = (tx: PropertyTx) =>
  tx.db
    .selectFrom('ticket_product')
    .select(['ticket_product_id as id', 'name_vi as nameVi', 'name_en as nameEn'])
    .where('property_id', '=', tx.propertyId)
    .orderBy('display_order')
    .orderBy('ticket_product_id')
    .execute()

/** What is set for the days of a product in a range, in their order; locked until the transaction ends where `locked` says so. */
export const daysOf = async (
  tx: PropertyTx,
  productId: string,
  { from, to }: { readonly from: string; readonly to: string },
  locked = false,
): Promise<TicketDay[]> => {
  const days = tx.db
    .selectFrom('ticket_day')
    .selectAll()
    .where('property_id', '=', tx.propertyId)
    .where('ticket_product_id', '=', productId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('slot')
  const rows = await (locked ? days.forUpdate() : days).execute()
  return rows.map((row) => ({
    day: toDay(row.day),
    slot: row.slot,
    prices: { adult: row.adult_price, child: row.child_price, senior: row.senior_price },
    capacity: row.capacity,
    sold: row.sold,
    stopSell: row.stop_sell,
  }))
}

/** Lets one change of a product's calendar at a time pass, whether its days have rows already or not. */
export const lockCalendar = async (tx: PropertyTx, productId: string): Promise<void> => {
  await tx.db
    .selectFrom('ticket_product')
    .select('version')
    .where('property_id', '=', tx.propertyId)
    .where('ticket_product_id', '=', productId)
    .forNoKeyUpdate()
    .execute()
}

/** Sets days of a product; one that had no row gets one. */
export const writeDays = async (tx: PropertyTx, product: KnownProduct, changes: readonly DayChange[]): Promise<void> => {
  if (changes.length === 0) return
  await tx.rows(
    `insert into ticket_day as d (property_id, ticket_product_id, day, slot, adult_price, child_price, senior_price, capacity, room, stop_sell)
       select $1, $2, c.day, c.slot, c.adult_price, c.child_price, c.senior_price, c.capacity, coalesce(c.capacity, $3), c.stop_sell
         from json_to_recordset($4) as c (day date, slot text, adult_price bigint, child_price bigint, senior_price bigint, capacity integer,
           stop_sell boolean)
        order by c.day, c.slot
     on conflict (property_id, ticket_product_id, day, slot) do update set adult_price = excluded.adult_price,
       child_price = excluded.child_price, senior_price = excluded.senior_price, capacity = excluded.capacity, room = excluded.room,
       stop_sell = excluded.stop_sell`,
    [tx.propertyId, product.id, product.capacity, JSON.stringify(changes.map(rowOf))],
  )
}

const rowOf = ({ day, slot, after }: DayChange) => ({
  day,
  slot,
  adult_price: after.adultPrice,
  child_price: after.childPrice,
  senior_price: after.seniorPrice,
  capacity: after.capacity,
  stop_sell: after.stopSell,
})

/** A change of days as one operation. */
export type OperationToKeep = {
  readonly productId: string
  readonly from: string
  readonly to: string
  readonly asked: object
  readonly undoes: string | null
  readonly accountId: string
  readonly person: string
  readonly changes: readonly DayChange[]
}

/** Keeps what an operation changed, and returns its id. */
export const keepOperation = async (tx: PropertyTx, { changes, ...of }: OperationToKeep): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('ticket_operation')
    .values({
      property_id: tx.propertyId,
      ticket_operation_id: id,
      ticket_product_id: of.productId,
      account_id: of.accountId,
      person: of.person,
      from_day: of.from,
      to_day: of.to,
      asked: JSON.stringify(of.asked),
      undoes: of.undoes,
    })
    .execute()
  await tx.rows(
    `insert into ticket_change (property_id, ticket_operation_id, day, slot, before_values, after_values)
       select $1, $2, c.day, c.slot, c.before, c.after
         from json_to_recordset($3) as c (day date, slot text, before jsonb, after jsonb)`,
    [tx.propertyId, id, JSON.stringify(changes)],
  )
  return id
}

/** An operation with what it changed; undefined where the property has none with this id. */
export const operationOf = async (tx: PropertyTx, id: string) => {
  const operation = await tx.db
    .selectFrom('ticket_operation')
    .select(['ticket_product_id as productId', 'from_day as from', 'to_day as to'])
    .where('property_id', '=', tx.propertyId)
    .where('ticket_operation_id', '=', id)
    .executeTakeFirst()
  if (operation === undefined) return undefined
  const undone = await tx.db
    .selectFrom('ticket_operation')
    .select('ticket_operation_id')
    .where('property_id', '=', tx.propertyId)
    .where('undoes', '=', id)
    .executeTakeFirst()
  const changes = await tx.db
    .selectFrom('ticket_change')
    .select(['day', 'slot', 'before_values as before', 'after_values as after'])
    .where('property_id', '=', tx.propertyId)
    .where('ticket_operation_id', '=', id)
    .orderBy('day')
    .orderBy('slot')
    .$castTo<{ day: Day; slot: string; before: DayValues; after: DayValues }>()
    .execute()
  return { ...operation, undone: undone !== undefined, changes }
}

type Listed = {
  id: string
  at: string
  person: string
  from: string
  to: string
  changed: number
  set: Partial<DayValues>
  undoes: boolean
  undone: boolean
}

/** A page of the operations of a product, the last first. */
export const operationsOf = async (tx: PropertyTx, productId: string, { limit, offset }: Page) => {
  const all = tx.db
    .selectFrom('ticket_operation as o')
    .where('o.property_id', '=', tx.propertyId)
    .where('o.ticket_product_id', '=', productId)
  const rows = await all
    .select(['o.ticket_operation_id as id', 'o.at', 'o.person', 'o.from_day as from', 'o.to_day as to', 'o.asked as set'])
    .select([
      sql<number>`(select count(*)::int from ticket_change c where c.property_id = o.property_id and c.ticket_operation_id = o.ticket_operation_id)`.as(
        'changed',
      ),
      sql<boolean>`o.undoes is not null`.as('undoes'),
      sql<boolean>`exists (select from ticket_operation u where u.property_id = o.property_id and u.undoes = o.ticket_operation_id)`.as(
        'undone',
      ),
    ])
    .orderBy('o.at', 'desc')
    .orderBy('o.ticket_operation_id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<Listed>()
    .execute()
  const total = await totalOf(all.select('o.ticket_operation_id'))
  return { rows, total, all: total }
}

/** The park's own today and time of day. */
export const clockOf = async ({ db }: Tx, propertyId: string, now: Date): Promise<{ readonly today: Day; readonly time: string }> => {
  const row = await db
    .selectFrom('property')
    .select([
      sql<string>`to_char(${now.toISOString()}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`.as('today'),
      sql<string>`to_char(${now.toISOString()}::timestamptz at time zone time_zone, 'HH24:MI')`.as('time'),
    ])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  return { today: toDay(row.today), time: row.time }
}
