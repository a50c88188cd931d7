import { resetRefusals, type FactorKept } from '@innkeeper/protocol/shapes/factor-reset'
import { v7 as uuidv7 } from 'uuid'
import { implement } from '#kit/call/implement.ts'
import type { Person } from '#kit/request/who.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { present } from '#kit/records/present.ts'
import { factorResetLetter } from '#features/sign-in/factors/factor-reset-letter.reads.ts'
import { keptHere, resetFactorHere } from './factor-reset.store.ts'
import { lockPerson, type PersonHere } from './people.store.ts'

/** How the second factor of somebody who has lost everything that proves it is reset: by an owner, or an administrator who says why. */
export const resetFactorCalls = implement({
  'user/reset-second-factor': async (at, { id, reason }) => {
    const person = present(at, await lockPerson(at.tx, id), 'userMissing')
    const kept = await whyFactorKept(at.tx, person, at.person)
    if (kept !== null) throw at.refusal(resetRefusals[kept], { field: 'id' })
    const { accountId, fullName } = at.person
    const sessions = await resetFactorHere(at.tx, { resetId: uuidv7(), id, by: accountId, byName: fullName, reason })
    if (sessions.length > 0) at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
    await at.post('mail', factorResetLetter(person, { person: fullName, reason }))
    await at.diary({ subject: person.fullName, after: { reason } })
    return { ended: sessions.length }
  },
})

/** Why somebody's second factor cannot be reset by whoever looks at them; null where it can. */
export const whyFactorKept = async (
  tx: PropertyTx,
  { id, owner }: PersonHere,
  looking: Pick<Person, 'accountId' | 'owner' | 'kind'>,
): Promise<FactorKept> => {
  if (id === looking.accountId) return 'self'
  const kept = await keptHere(tx, id, looking.accountId)
  if (kept === 'none' || looking.kind === 'admin') return kept
  if (!looking.owner) return 'notOwner'
  return owner ? 'owner' : kept
}
