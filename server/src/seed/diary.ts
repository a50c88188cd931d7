import { addDays, type Day } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty } from './seeded.ts'

type Author = { readonly accountId: string; readonly fullName: string }
type Line = { readonly call: string; readonly kind: string; readonly id: string | null; readonly names: readonly [vi: string, en: string] }
type Told = Line & { readonly daysAgo: number; readonly by: Author; readonly before: object; readonly after: object }

/** Writes what the people of the sample data changed in the last months, so that the diary and the histories of records begin somewhere. */
export const seedDiary = async (
  tx: Tx,
  properties: readonly SeededProperty[],
  { today, owner, revenue }: { readonly today: Day; readonly owner: Author; readonly revenue: Author },
): Promise<void> => {
  const rows = properties.flatMap((property) =>
    toldOf(property, owner, revenue).map(({ daysAgo, by, names: [vi, en], ...line }) => ({
      property_id: property.propertyId,
      diary_entry_id: uuidv7(),
      at: `${addDays(today, -daysAgo)}T03:10:00Z`,
      account_id: by.accountId,
      person: by.fullName,
      call: line.call,
      record_kind: line.kind,
      record_id: line.id,
      subject: vi,
      subject_en: en,
      before_values: line.before,
      after_values: line.after,
    })),
  )
  await tx.rows(writeLines, [JSON.stringify(rows)])
  await tx.rows(writeCancellations)
}

const writeLines = `
  insert into diary_entry (property_id, diary_entry_id, at, account_id, person, origin, call, record_kind, record_id, subject, subject_en,
      before_values, after_values, request_id, address)
    select property_id, diary_entry_id, at, account_id, person, 'screen', call, record_kind, record_id, subject, subject_en,
        before_values, after_values, '', '203.0.113.24'
      from json_to_recordset($1) as line (property_id uuid, diary_entry_id uuid, at timestamptz, account_id uuid, person text, call text,
        record_kind text, record_id text, subject text, subject_en text, before_values jsonb, after_values jsonb)`

const writeCancellations = `
  insert into diary_entry (property_id, diary_entry_id, at, person, origin, call, record_kind, record_id, subject, before_values,
      after_values, request_id)
    select e.property_id, gen_random_uuid(), e.at, e.person, e.origin, 'distribution/cancel', 'booking', b.code, b.code,
        '{"state": "confirm"}', jsonb_build_object('state', b.state, 'reason', b.cancel_reason), ''
      from booking_event e join booking b using (property_id, booking_id)
     where b.state = 'cancel' and e.kind = 'cancelled'`

const toldOf = ({ roomTypesSeeded, roomPlans }: SeededProperty, owner: Author, revenue: Author): readonly Told[] => {
  const [room] = roomTypesSeeded
  const [sold] = roomPlans
  return [
    {
      ...line('hotel-setting/update', 'hotelConfig', null, ['', '']),
      daysAgo: 92,
      by: owner,
      before: { paymentHours: 12 },
      after: { paymentHours: 24 },
    },
    ...(room === undefined
      ? []
      : [
          {
            ...line('room/update', 'roomType', room.roomTypeId, [room.name.vi, room.name.en]),
            daysAgo: 41,
            by: revenue,
            before: { weekendPrice: room.price * 1000, extraBeds: 0 },
            after: { weekendPrice: room.weekendPrice * 1000, extraBeds: room.extraBeds },
          },
        ]),
    ...(sold === undefined
      ? []
      : [
          {
            ...line('plan/update', 'ratePlan', sold.ratePlanId, [sold.plan.name.vi, sold.plan.name.en]),
            daysAgo: 19,
            by: revenue,
            before: { minStay: sold.plan.minStay + 1, roomTypeIds: [] },
            after: { minStay: sold.plan.minStay, roomTypeIds: [sold.roomType.roomTypeId] },
          },
        ]),
  ]
}

const line = (call: string, kind: string, id: string | null, names: Line['names']): Line => ({ call, kind, id, names })
