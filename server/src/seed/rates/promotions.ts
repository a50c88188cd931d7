import { toPromotion } from '@innkeeper/protocol/rates/to-promotion'
import type { Day } from '@innkeeper/rules/days/day'
import type { Promotion } from '@innkeeper/rules/promotion/promotion'
import { toColumns } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { demoPromotions } from '../content/promotions.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

/** A promotion of the sample data; those that are stopped now were on while bookings were made. */
type PromotionsOf = { readonly today: Day; readonly agents: readonly SeededTravelAgent[]; readonly by: string }

const seedNumber = 7009

/** Writes a property's promotions and returns them as bookings are priced with them. How often one may be used is set once bookings are there. */
export const seedPromotions = async (
  tx: Tx,
  property: SeededProperty,
  { today, agents, by }: PromotionsOf,
): Promise<readonly Promotion[]> => {
  const chances = chancesOf(seedNumber + property.displayOrder)
  const names = namesOf(property, { today, agents })
  const seeded = (demoPromotions[property.code] ?? []).map((formAt, at) => ({ form: formAt(names), id: chances.id(), rank: at + 1 }))
  if (seeded.length === 0) return []
  await tx.db
    .insertInto('promotion')
    .values(
      seeded.map(({ form: { datesExcluded, ...form }, id, rank }) => ({
        ...toColumns({ ...form, mostUses: null }),
        dates_excluded: JSON.stringify(datesExcluded),
        property_id: property.propertyId,
        promotion_id: id,
        rank,
        changed_by: by,
      })),
    )
    .execute()
  return seeded.map(({ form, id, rank }) => toPromotion(form, { id, rank }))
}

/** Sets how often each promotion may be used, which counts who used it. */
export const limitPromotions = async (tx: Tx, propertyId: string, promotions: readonly Promotion[]): Promise<void> => {
  const limited = promotions.filter(({ usesLeft }) => usesLeft !== null)
  await tx.rows(
    `update promotion set most_uses = given.uses from unnest($2::uuid[], $3::int[]) as given (id, uses) where property_id = $1 and promotion_id = given.id`,
    [propertyId, limited.map(({ promotionId }) => promotionId), limited.map(({ usesLeft }) => usesLeft)],
  )
}

const namesOf = (property: SeededProperty, { today, agents }: Pick<PromotionsOf, 'today' | 'agents'>) => ({
  today,
  plans: (...keys: readonly string[]) => [
    ...new Set(property.roomPlans.filter(({ plan }) => keys.includes(plan.key)).map(({ ratePlanId }) => ratePlanId)),
  ],
  roomTypes: (from: number, to: number) => property.roomTypesSeeded.slice(from, to).map(({ roomTypeId }) => roomTypeId),
  agents: (...codes: readonly string[]) => agents.filter(({ code }) => codes.includes(code)).map(({ travelAgentId }) => travelAgentId),
})
