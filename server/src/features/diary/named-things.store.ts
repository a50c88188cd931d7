import type { NamedThing } from '@innkeeper/protocol/field'
import { sql } from 'kysely'
import { oneOf } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A thing with its id or code and its names. */
export type NamedRow = { readonly id: string; readonly nameVi: string; readonly nameEn: string }

type Place = { readonly table: string; readonly id: string; readonly vi: string; readonly en: string; readonly ofProperty: boolean }

const records = ['room_type', 'rate_plan', 'cancellation_policy', 'payment_policy'] as const
const placeOf = (table: (typeof records)[number]): Place => ({ table, id: `${table}_id`, vi: 'name_vi', en: 'name_en', ofProperty: true })

/** Where things are kept that have their names in a table; countries have theirs in every language. */
const places: Readonly<Record<Exclude<NamedThing, 'country'>, Place>> = {
  roomType: placeOf('room_type'),
  ratePlan: placeOf('rate_plan'),
  cancellationPolicy: placeOf('cancellation_policy'),
  paymentPolicy: placeOf('payment_policy'),
  travelAgent: { table: 'travel_agent', id: 'travel_agent_id', vi: 'name_vi', en: 'name_en', ofProperty: false },
  photo: { table: 'image', id: 'image_id', vi: 'file_name', en: 'file_name', ofProperty: true },
  bank: { table: 'bank', id: 'bank_bin', vi: 'short_name', en: 'short_name', ofProperty: false },
  province: { table: 'province', id: 'province_code', vi: 'name_vi', en: 'name_en', ofProperty: false },
  commune: { table: 'commune', id: 'commune_code', vi: 'name_vi', en: 'name_en', ofProperty: false },
}

/** The names of things by their ids; those that are gone are left out. */
export const namesOfThings = async (tx: PropertyTx, thing: NamedThing, ids: readonly string[]): Promise<NamedRow[]> => {
  if (thing === 'country') return ids.map((id) => ({ id, nameVi: countryIn('vi', id), nameEn: countryIn('en', id) }))
  const { table, id, vi, en, ofProperty } = places[thing]
  return tx.db
    .selectFrom(sql.table(table).as('thing'))
    .select([sql<string>`${sql.ref(id)}::text`.as('id'), sql.ref<string>(vi).as('nameVi'), sql.ref<string>(en).as('nameEn')])
    .where(sql<boolean>`${sql.ref(id)}::text = any(${ids})`)
    .$if(ofProperty, (query) => query.where(sql.ref('property_id'), '=', tx.propertyId))
    .execute()
}

/** What deleted things were called when the diary told of them last. */
export const namesFromDiary = (tx: PropertyTx, kind: string, ids: readonly string[]): Promise<NamedRow[]> =>
  tx.db
    .selectFrom('diary_entry')
    .distinctOn('record_id')
    .select(['record_id as id', 'subject as nameVi', 'subject_en as nameEn'])
    .where('property_id', '=', tx.propertyId)
    .where('record_kind', '=', kind)
    .where(oneOf('record_id', ids))
    .orderBy('record_id')
    .orderBy('at', 'desc')
    .$castTo<NamedRow>()
    .execute()

const countryIn = (language: 'vi' | 'en', code: string): string => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
