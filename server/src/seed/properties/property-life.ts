import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { Tx } from '#kit/transaction/transaction.ts'
import { chancesOf, type Chances } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

const seedNumber = 4711
const owner = 'Nguyễn Thị Thuỳ Dương'
const administrator = 'Phạm Hoàng Bảo Ngọc'

/** The steps to being on sale: the act, by whom, and how many days after the registration. */
const wayToSale = [
  { act: 'register', from: null, to: 'create', mover: 'property', person: owner, after: 0 },
  { act: 'complete', from: 'create', to: 'wait confirm', mover: 'system', person: '', after: 6 },
  { act: 'confirmToSell', from: 'wait confirm', to: 'wait approve', mover: 'property', person: owner, after: 7 },
  { act: 'approve', from: 'wait approve', to: 'approved', mover: 'platform', person: administrator, after: 8 },
  { act: 'putOnSale', from: 'approved', to: 'onsite', mover: 'platform', person: administrator, after: 12 },
] as const

/** How far properties have come, and where their time line begins: the day on which the first registered, and how many days later each next one did. */
type Begin = { readonly first: Day; readonly apart: number; readonly onSale: boolean }

/** Writes how each property came to where it is: on sale, or still being set up. */
export const seedPropertyLife = async (tx: Tx, properties: readonly SeededProperty[], { first, apart, onSale }: Begin): Promise<void> => {
  const chances = chancesOf(seedNumber + properties.length)
  for (const [place, { propertyId }] of properties.entries()) {
    const registered = addDays(first, place * apart)
    if (!onSale) await setUp(tx, propertyId)
    await insertMoves(tx, propertyId, { steps: onSale ? wayToSale : wayToSale.slice(0, 1), registered }, chances)
  }
}

const setUp = async (tx: Tx, propertyId: string): Promise<void> => {
  await tx.db.updateTable('property').set({ state: 'create' }).where('property_id', '=', propertyId).execute()
}

type Way = { readonly steps: readonly (typeof wayToSale)[number][]; readonly registered: Day }

const insertMoves = async (tx: Tx, propertyId: string, { steps, registered }: Way, chances: Chances): Promise<void> => {
  await tx.db
    .insertInto('property_move')
    .values(
      steps.map(({ act, from, to, mover, person, after }) => ({
        property_id: propertyId,
        property_move_id: chances.id(),
        at: `${addDays(registered, after)}T03:00:00Z`,
        act,
        from_state: from,
        to_state: to,
        mover,
        person,
      })),
    )
    .execute()
}
