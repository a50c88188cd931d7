import { hotelConfigFields, type hotelConfigForm } from '@innkeeper/protocol/calls/hotel-information/hotel-setting'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { eachDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { sql } from 'kysely'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Form = z.output<typeof hotelConfigForm>
type Info = CallOutput<'hotel-setting/general-info'>

/** The stored general configuration: the form's fields, and who saved it last. */
export type HotelConfig = Omit<Info, 'taxRates' | 'amounts'>

/** The general configuration of the property; with `hold`, locked until the transaction ends. */
export const findHotelConfig = async (tx: PropertyTx, { hold = false } = {}): Promise<HotelConfig> => {
  if (hold) await tx.rows('select from property where property_id = $1 for no key update', [tx.propertyId])
  return tx.db
    .selectFrom('property')
    .select(columnsFor(hotelConfigFields))
    .select(['config_version as version', 'config_changed_at as changedAt', 'config_changed_by as changedBy'])
    .select('configured_at as configuredAt')
    .where('property_id', '=', tx.propertyId)
    .$castTo<HotelConfig>()
    .executeTakeFirstOrThrow()
}

/** Replaces the general configuration and returns its new version; the time of the first save is kept. */
export const updateHotelConfig = async (tx: PropertyTx, { version, ...form }: Form, person: string): Promise<number> => {
  const saved = await tx.db
    .updateTable('property')
    .set({
      ...toColumns(form),
      config_version: version + 1,
      config_changed_at: sql<string>`now()`,
      config_changed_by: person,
      configured_at: sql<string>`coalesce(configured_at, now())`,
    })
    .where('property_id', '=', tx.propertyId)
    .returning('config_version as version')
    .executeTakeFirstOrThrow()
  return saved.version
}

/** The dated rates of VAT and service charge, by kind and time. */
export const taxRatesKnown = (tx: PropertyTx): Promise<Info['taxRates']> =>
  tx.rows('select kind, valid_from as "from", valid_to as "to", basis_points as "basisPoints" from tax_rate order by kind, valid_from')

/** The number of records of the property with an amount in its currency. */
export const amountsInCurrency = async (tx: PropertyTx): Promise<Info['amounts']> => {
  const [amounts] = await tx.rows<Info['amounts']>(
    `select (select count(*) from room_type where property_id = $1) as "roomTypes",
            (select count(*) from rate_plan where property_id = $1
                and (extra_adult_price > 0 or extra_child_price > 0 or extra_bed_price > 0 or derive_unit = 'amount')) as plans,
            (select count(*) from cancellation_policy
              where property_id = $1 and terms @? '$.steps[*].charge ? (@.unit == "amount")')
              + (select count(*) from payment_policy where property_id = $1 and terms @? '$.deposit.charge ? (@.unit == "amount")') as policies,
            (select count(*) from travel_agent_link where property_id = $1 and debt_limit > 0) as credits`,
    [tx.propertyId],
  )
  if (amounts === undefined) throw new Error('a row of counts is always there')
  return amounts
}

/** Whether the database knows a time zone too: it computes the property's day. */
export const knowsTimeZone = async (tx: PropertyTx, name: string): Promise<boolean> => {
  const [known] = await tx.rows<{ known: boolean }>('select exists (select from pg_timezone_names where name = $1) as known', [name])
  return known?.known === true
}

/**
 * The number of future nights that other weekend days would price differently, and of their room types; nights with a price set by hand do
 * not count.
 */
export const nightsPricedByDay = async (tx: PropertyTx, weekdays: readonly number[], nights: { readonly from: Day; readonly to: Day }) => {
  const concerned = eachDay(nights.from, nights.to).filter((night) => weekdays.includes(weekdayOf(night))).length
  const [found] = await tx.rows<{ nights: number; roomTypes: number }>(
    `with recursive chain as (
       select rate_plan_id, rate_plan_id as root_id, parent_rate_plan_id from rate_plan where property_id = $1
       union all
       select c.rate_plan_id, p.rate_plan_id, p.parent_rate_plan_id
         from chain c join rate_plan p on p.property_id = $1 and p.rate_plan_id = c.parent_rate_plan_id),
     priced as (
       select room_plan_id, count(*) as nights from rate_night
        where property_id = $1 and night between $2 and $3 and extract(isodow from night) = any($4) and price is not null
        group by room_plan_id),
     sold as (
       select t.room_type_id, $5 - coalesce(priced.nights, 0) as nights
         from room_type t
         join room_plan m on m.property_id = t.property_id and m.room_type_id = t.room_type_id and m.active
         join chain on chain.rate_plan_id = m.rate_plan_id and chain.parent_rate_plan_id is null
         left join room_plan followed on followed.property_id = t.property_id and followed.room_type_id = t.room_type_id
          and followed.rate_plan_id = chain.root_id
         left join priced on priced.room_plan_id = followed.room_plan_id
        where t.property_id = $1 and t.active and t.default_price <> t.weekend_price)
     select coalesce(sum(nights), 0)::int as nights, count(distinct room_type_id) as "roomTypes" from sold where nights > 0`,
    [tx.propertyId, nights.from, nights.to, weekdays, concerned],
  )
  return found ?? { nights: 0, roomTypes: 0 }
}
