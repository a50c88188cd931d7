import { covers, type Reach } from '@innkeeper/rules/administrator/reach'
import type { At } from '#kit/call/at.ts'
import { knownProperties, reachOf } from './reach.store.ts'

type Giving = At<'supplier/user/update'> | At<'supplier/user/create'>

/** Refuses a reach that is wider than the giver's own, or has a property that does not exist to them. */
export const refuseWiderReach = async (at: Giving, reach: Reach): Promise<void> => {
  if (!covers(await reachOf(at.tx, at.person.accountId), reach)) throw at.refusal('reachTooWide', { field: 'reach' })
  if (reach === null) return
  const known = await knownProperties(at.tx, reach)
  if (known.length < new Set(reach).size) throw at.refusal('reachUnknown', { field: 'reach' })
}
