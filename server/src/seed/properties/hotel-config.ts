import { say, type Saying } from '@innkeeper/protocol/say'
import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import type { Tx } from '#kit/transaction/transaction.ts'
import { demoPolicies } from '../rates/plan-terms.ts'
import { chancesOf, type Chances } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

const by = 'Nguyễn Thị Thuỳ Dương'
const seedNumber = 4609

const everything = { unit: 'percent', basisPoints: 10_000 } as const

/** The usual policy: everything within a day, as the property's hours would require. */
const wholeInADay: DemoPayment = {
  name: say('Trả toàn bộ trong 24 giờ', 'Everything within 24 hours'),
  terms: {
    deposit: { charge: everything, due: { from: 'booking', unit: 'hours', count: 24 } },
    balance: { at: 'hotel' },
    cutOffDays: null,
  },
}

const depositThenRest: DemoPayment = {
  name: say('Đặt cọc 30 %, còn lại trước 7 ngày', 'Deposit of 30 %, the rest a week before'),
  terms: {
    deposit: { charge: { unit: 'percent', basisPoints: 3000 }, due: { from: 'booking', unit: 'days', count: 2 } },
    balance: { at: 'daysBefore', days: 7 },
    cutOffDays: 10,
  },
}

const firstNightPolicy: { readonly name: Saying; readonly terms: CancellationTerms } = {
  name: say('Mất đêm đầu khi huỷ sát ngày', 'The first night when cancelled late'),
  terms: {
    refundable: true,
    steps: [
      { daysBefore: 3, charge: { unit: 'nights', nights: 1 } },
      { daysBefore: 0, charge: everything },
    ],
  },
}

/** A payment policy of the sample data. */
type DemoPayment = { readonly name: Saying; readonly terms: PaymentTerms }

/** The plans that are booked long ahead are paid in two parts. */
const paidInParts = ['longStay', 'early', 'roomOnly', 'halfBoard']

/** Writes the configuration of the sample properties: saved once, with a standard policy of each kind and others beside it. */
export const seedHotelConfig = async (tx: Tx, properties: readonly SeededProperty[]): Promise<void> => {
  const chances = chancesOf(seedNumber)
  const ids = properties.map(({ propertyId }) => propertyId)
  await tx.rows(`update property set configured_at = now(), config_changed_by = $1 where property_id = any($2)`, [by, ids])
  for (const property of properties) await seedPolicies(tx, property, chances)
}

const seedPolicies = async (tx: Tx, { propertyId, ratePlans }: SeededProperty, chances: Chances): Promise<void> => {
  const whole = chances.id()
  const parts = chances.id()
  await tx.db
    .insertInto('payment_policy')
    .values([paymentRow(propertyId, whole, wholeInADay, true), paymentRow(propertyId, parts, depositThenRest, false)])
    .execute()
  await tx.db
    .insertInto('cancellation_policy')
    .values({
      property_id: propertyId,
      cancellation_policy_id: chances.id(),
      ...named(firstNightPolicy.name),
      terms: JSON.stringify(firstNightPolicy.terms),
    })
    .execute()
  await tx.rows(`update cancellation_policy set changed_by = $2, standard = (name_vi = $3) where property_id = $1`, [
    propertyId,
    by,
    demoPolicies[0].name.vi,
  ])
  const names = ratePlans.filter(({ key }) => paidInParts.includes(key)).map(({ name }) => name.vi)
  await tx.rows(`update rate_plan set payment_policy_id = $2 where property_id = $1 and name_vi = any($3)`, [propertyId, parts, names])
}

const paymentRow = (propertyId: string, id: string, { name, terms }: DemoPayment, standard: boolean) => ({
  property_id: propertyId,
  payment_policy_id: id,
  ...named(name),
  terms: JSON.stringify(terms),
  standard,
})

const named = (name: Saying) => ({ name_vi: name.vi, name_en: name.en, changed_by: by })
