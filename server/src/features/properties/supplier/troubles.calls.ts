import { implement } from '#kit/call/implement.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { standingsIn } from '#features/completeness/completeness.reads.ts'
import { failingGateways, namesOfHotels } from './troubles.store.ts'

const mostShown = 5

/** What is wrong at properties, for the front page of administrators. */
export const troublesCalls = implement({
  'supplier/hotel/troubles': async ({ tx }) => ({ gateways: await failingGateways(tx, mostShown), lost: await lostParts(tx) }),
})

/** "A property on sale that loses a flag stays on sale … the platform is told and may take it off." */
const lostParts = async (tx: Tx) => {
  const incomplete = (await standingsIn(tx, ['onsite'])).filter(({ completeness }) => !completeness.complete)
  const missing = new Map(
    incomplete.map(({ propertyId, completeness }) => [propertyId, completeness.items.flatMap(({ flag, ok }) => (ok ? [] : [flag]))]),
  )
  const shown = missing.size === 0 ? [] : await namesOfHotels(tx, [...missing.keys()])
  return { total: missing.size, rows: shown.slice(0, mostShown).map((hotel) => ({ ...hotel, missing: missing.get(hotel.id) ?? [] })) }
}
