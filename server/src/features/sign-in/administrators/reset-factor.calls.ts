import { covers } from '@innkeeper/rules/administrator/reach'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import { factorResetLetter } from '../factors/factor-reset-letter.reads.ts'
import { resetFactors } from '../factors/factor-reset.store.ts'
import { endSessions } from '../session/session.store.ts'
import * as store from './administrators.store.ts'
import { refuseUnlessManaging } from './managing.ts'
import { reachOf } from './reach.store.ts'

/** How an administrator who has lost everything that proves them is let in again: by another one, who says why. */
export const resetAdministratorCalls = implement({
  'supplier/user/reset-second-factor': async (at, { id, reason }) => {
    await store.lockAdministrators(at.tx)
    const found = present(at, await store.findAdministrator(at.tx, id), 'userMissing')
    if (id === at.person.accountId) throw at.refusal('ownFactorKept', { field: 'id' })
    await refuseUnlessManaging(at, 'id')
    if (!covers(await reachOf(at.tx, at.person.accountId), found.reach)) throw at.refusal('reachTooWide', { field: 'id' })
    if (!found.secondFactor) throw at.refusal('factorNotSet', { field: 'id' })
    const { fullName: person } = at.person
    await resetFactors(at.tx, id, { person, reason })
    const sessions = await endSessions(at, { accountId: id, allBut: null })
    if (sessions.length > 0) at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
    await at.post('mail', factorResetLetter(found, { person, reason }))
    return { ended: sessions.length }
  },
})
