import type { At } from '#kit/call/at.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { managersUnless, type Administrator, type ChangedAdministrator } from './administrators.store.ts'

type Managing = Pick<At<'supplier/user/update'>, 'tx' | 'person'> & {
  readonly refusal: (key: 'managesNobody', detail?: RefusalDetail) => Refused
}

/** So many names say whom to ask. */
export const mostNamed = 3

/** Refuses whoever does not manage administrators, and says who does. Asked after the administrators are locked, if that matters. */
export const refuseUnlessManaging = async (at: Managing, field: string): Promise<void> => {
  const managers = await managersUnless(at.tx, at.person.accountId, mostNamed)
  if (managers !== null) throw at.refusal('managesNobody', { field, values: { people: managers.join(', ') } })
}

type Changed = Pick<ChangedAdministrator, 'types' | 'manages'>

/** Nobody changes what they act as, or whether they manage administrators; the others need somebody who does. */
export const changeStanding = async (at: At<'supplier/user/update'>, before: Administrator, after: Changed): Promise<void> => {
  if (before.id !== at.person.accountId) return refuseUnlessManaging(at, 'id')
  if (after.manages !== before.manages) throw at.refusal('ownTypes', { field: 'manages' })
  if (after.types.toSorted().join() !== before.types.toSorted().join()) throw at.refusal('ownTypes', { field: 'types' })
}
