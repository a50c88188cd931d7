import { priceRuleForm } from '@innkeeper/protocol/calls/room-sale/price-rule-fields'
import { toColumns } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

const seedNumber = 7260

/** A rule of the hotel in Đà Nẵng: nights that fill early cost a little more. */
export const seedPriceRules = async (tx: Tx, { code, propertyId }: SeededProperty, by: string): Promise<void> => {
  if (code !== 'HAIAU') return
  const rule = priceRuleForm.parse({
    nameVi: 'Đêm kín sớm',
    nameEn: 'Nights that fill early',
    occupied: 'above',
    percent: 40,
    daysAhead: 7,
    act: 'raise',
    unit: 'percent',
    value: 800,
    roundTo: 10_000,
    rank: 1,
    active: true,
  })
  await tx.db
    .insertInto('price_rule')
    .values({ ...toColumns(rule), property_id: propertyId, price_rule_id: chancesOf(seedNumber).id(), changed_by: by })
    .execute()
}
