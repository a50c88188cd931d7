import { hotelConfigFields, type hotelConfigForm } from '@innkeeper/protocol/calls/hotel-information/hotel-setting'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { isThere, numberOf } from '#kit/records/list.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Form = z.output<typeof hotelConfigForm>
type Info = CallOutput<'hotel-setting/general-info'>

/** The stored general configuration: the form's fields, and who saved it last. */
export type HotelConfig = Omit<Info, 'taxRates' | 'amounts'>

/** The general configuration of the property; with `hold`, locked until the transaction ends. */
export const findHotelConfig = async (tx: PropertyTx, { hold = false } = {}): Promise<HotelConfig> => {
  if (hold) await lockProperty(tx)
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
  tx.db
    .selectFrom('tax_rate')
    .select(['kind', 'valid_from as from', 'valid_to as to', 'basis_points as basisPoints'])
    .where('taxed_as', '=', 'room')
    .orderBy('kind')
    .orderBy('valid_from')
    .$castTo<Info['taxRates'][number]>()
    .execute()

/** The number of records of the property with an amount in its currency. */
export const amountsInCurrency = (tx: PropertyTx): Promise<Info['amounts']> => {
  const roomTypes = tx.db.selectFrom('room_type').where('property_id', '=', tx.propertyId)
  const plans = tx.db.selectFrom('rate_plan').where('property_id', '=', tx.propertyId).where(hasAmount)
  const cancellation = tx.db.selectFrom('cancellation_policy').where('property_id', '=', tx.propertyId).where(hasStepInMoney)
  const payment = tx.db.selectFrom('payment_policy').where('property_id', '=', tx.propertyId).where(hasDepositInMoney)
  const credits = tx.db.selectFrom('travel_agent_link').where('property_id', '=', tx.propertyId).where('debt_limit', '>', 0)
  return tx.db
    .selectNoFrom([
      numberOf(roomTypes).as('roomTypes'),
      numberOf(plans).as('plans'),
      numberOf(cancellation.unionAll(payment)).as('policies'),
      numberOf(credits).as('credits'),
    ])
    .executeTakeFirstOrThrow()
}

const hasAmount = sql<boolean>`(extra_adult_price > 0 or extra_child_price > 0 or extra_bed_price > 0 or derive_unit = 'amount')`
const hasStepInMoney = sql<boolean>`terms @? '$.steps[*].charge ? (@.unit == "amount")'`
const hasDepositInMoney = sql<boolean>`terms @? '$.deposit.charge ? (@.unit == "amount")'`

/** Whether the database knows a time zone too: it computes the property's day. */
export const knowsTimeZone = (tx: PropertyTx, name: string): Promise<boolean> =>
  isThere(tx.db.selectFrom(sql<{ name: string }>`pg_timezone_names`.as('zone')).where('name', '=', name))
