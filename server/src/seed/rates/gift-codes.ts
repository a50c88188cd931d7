import { toDay, type Day } from '@innkeeper/rules/days/day'
import { codesFrom } from '@innkeeper/rules/gift-code/code-pattern'
import type { GiftCode } from '@innkeeper/rules/gift-code/gift-code'
import { toColumns } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { codesTogether, demoGiftCodes, type DemoGiftCode } from '../content/gift-codes.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

/** A gift code as sample bookings give it: on which days, and how many of them. */
export type SeededGiftCode = {
  readonly giftCode: GiftCode
  readonly validFrom: Day
  readonly validTo: Day | null
  readonly given: number
  readonly usedUp: boolean
}

type GiftCodesOf = { readonly today: Day; readonly agents: readonly SeededTravelAgent[]; readonly by: string }

const seedNumber = 7011

/** Writes a property's gift codes and returns those that bookings give. How often one may be used is set once bookings are there. */
export const seedGiftCodes = async (
  tx: Tx,
  property: SeededProperty,
  { today, agents, by }: GiftCodesOf,
): Promise<readonly SeededGiftCode[]> => {
  const demoCodes = demoGiftCodes[property.code] ?? []
  if (demoCodes.length === 0) return []
  const chances = chancesOf(seedNumber + property.displayOrder)
  const at = {
    today,
    here: property.propertyId,
    agents: (...codes: readonly string[]) => agents.filter(({ code }) => codes.includes(code)).map(({ travelAgentId }) => travelAgentId),
  }
  const { pattern, count, form } = codesTogether(at)
  const batchId = chances.id()
  const codes = codesFrom(pattern, count, { taken: new Set(), draw: (below) => chances.whole(0, below - 1) })
  const together = codes.map((code) => ({ form: { ...form, code }, given: 0, batchId }))
  const single = demoCodes.map((demoAt) => ({ ...demoAt(at), batchId: null }))
  // The newest come first in the list, by their ids.
  const ids = Array.from({ length: count + single.length }, () => chances.id()).toSorted()
  const made = [...together, ...single].map((one, index) => ({ ...one, id: ids[index] ?? '' }))
  await tx.db
    .insertInto('gift_code')
    .values(
      made.map((one) => ({
        ...toColumns(one.form),
        property_id: property.propertyId,
        gift_code_id: one.id,
        batch_id: one.batchId,
        changed_by: by,
      })),
    )
    .execute()
  return made.filter(({ given }) => given > 0).map(seededOf)
}

const seededOf = ({ form, id, given, usedUp }: DemoGiftCode & { readonly id: string }): SeededGiftCode => ({
  giftCode: { ...form, giftCodeId: id, name: { vi: form.nameVi, en: form.nameEn }, unit: form.percentOrFixed },
  validFrom: toDay(form.validFrom),
  validTo: form.validTo === null ? null : toDay(form.validTo),
  given,
  usedUp: usedUp ?? false,
})

/** Counts how often bookings use each gift code: those that are cancelled gave their use back. */
export const countGiftCodeUses = async (tx: Tx, propertyId: string, codes: readonly SeededGiftCode[]): Promise<void> => {
  await tx.rows(
    `update gift_code set uses = living.n, most_uses = case when gift_code_id = any($2::uuid[]) then living.n else most_uses end
       from (select gift_code_id as id, count(*) filter (where b.state not in ('cancel', 'void'))::int as n
               from booking_gift_code join booking b using (property_id, booking_id) where property_id = $1 group by 1) as living
      where property_id = $1 and gift_code_id = living.id`,
    [propertyId, codes.filter(({ usedUp }) => usedUp).map(({ giftCode }) => giftCode.giftCodeId)],
  )
}
