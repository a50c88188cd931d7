import { implement } from '#kit/call/implement.ts'
import { findOwnVisit, giveReason } from './visits.store.ts'

/** What an administrator in a property sees of their visit, and says about it. */
export const ownVisitCalls = implement({
  'visit/show': async (at) => (await findOwnVisit(at.tx, at.person.sessionId)) ?? null,

  'visit/give-reason': async (at, { reason }) => {
    const { propertyId, sessionId } = at.person
    if (propertyId === null || !(await giveReason(at.tx, sessionId, reason))) throw at.refusal('noVisit')
    await at.enter(propertyId)
    await at.diary({ subject: at.person.fullName, after: { reason } })
    return { reason }
  },
})
