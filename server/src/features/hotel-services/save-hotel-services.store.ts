import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { toColumns } from '#database/columns.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { formOf, writeSpecialDays, type HotelServiceForm, type HotelServiceRecord } from './hotel-services.store.ts'

/** A service to save: what it was, null where it is new, and what it becomes. */
export type SavedService = { readonly before: HotelServiceRecord | null; readonly form: HotelServiceForm }

type Saved = { readonly id: string; readonly before: HotelServiceForm | null; readonly form: HotelServiceForm }

/** Saves many new and changed services of locked rows at once; the new ones come behind the last place, in their order. */
export const saveHotelServices = async (
  tx: PropertyTx,
  services: readonly SavedService[],
  { last, person }: { readonly last: number; readonly person: string },
): Promise<Saved[]> => {
  const fresh = services.filter(({ before }) => before === null)
  const saved = services.map((service) => ({ ...service, id: service.before?.id ?? uuidv7() }))
  const rows = saved.map(({ id, before, form: { specialDays: _days, ...form } }, at) => ({
    ...toColumns(form),
    property_id: tx.propertyId,
    hotel_service_id: id,
    display_order: before?.displayOrder ?? last + 1 + fresh.findIndex((one) => one.form === services[at]?.form),
    changed_by: person,
  }))
  await tx.db
    .insertInto('hotel_service')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'hotel_service_id']).doUpdateSet((row) => ({
        name_vi: row.ref('excluded.name_vi'),
        name_en: row.ref('excluded.name_en'),
        description_vi: row.ref('excluded.description_vi'),
        description_en: row.ref('excluded.description_en'),
        charge: row.ref('excluded.charge'),
        price: row.ref('excluded.price'),
        unit: row.ref('excluded.unit'),
        taxed_as: row.ref('excluded.taxed_as'),
        max_order: row.ref('excluded.max_order'),
        channels: row.ref('excluded.channels'),
        active: row.ref('excluded.active'),
        changed_by: row.ref('excluded.changed_by'),
        changed_at: sql<string>`now()`,
        version: sql<number>`hotel_service.version + 1`,
      })),
    )
    .execute()
  await writeSpecialDays(tx, saved)
  return saved.map(({ id, before, form }) => ({ id, before: before === null ? null : formOf(before), form }))
}
