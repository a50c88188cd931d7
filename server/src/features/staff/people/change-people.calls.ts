import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import { newsOfPerson } from '../staff-news.ts'
import { changeRights, personToChange, refuseAbove } from './change-rights.ts'
import * as store from './people.store.ts'
import { gainedRights } from './rights-of.ts'
import { endSessionsHere } from './sessions.store.ts'
import { factsOf, idsOf, toldRights } from './told-people.ts'

/** How the people who work at the property are changed, stopped and removed. */
export const changePeopleCalls = implement({
  'user/update': async (at, { id, version, ...changes }) => {
    const before = await personToChange(at, id, version)
    const facts = { ...factsOf(before), ...withoutUndefined(changes) }
    await refuseOtherEmail(at, before, facts.email)
    const rights = await changeRights(at, before, changes)
    if (before.active && !rights.active) await endSessions(at, id, null)
    await store.changePerson(at.tx, { id, ...facts })
    const newVersion = await store.savePlace(at.tx, { id, active: rights.active, ...idsOf(rights) }, at.person.fullName)
    await at.diary({
      subject: facts.fullName,
      before: { ...factsOf(before), active: before.active, ...toldRights(before) },
      after: { ...facts, active: rights.active, ...toldRights(rights) },
    })
    await newsOfPerson(at, { ...before, isNew: false }, gainedRights(before, rights))
    return { id, version: newVersion }
  },

  'user/update-function': async (at, { id, version, ...asked }) => {
    const before = await personToChange(at, id, version)
    const rights = await changeRights(at, before, { ...asked, active: before.active })
    const newVersion = await store.savePlace(at.tx, { id, active: before.active, ...idsOf(rights) }, at.person.fullName)
    await at.diary({ subject: before.fullName, before: toldRights(before), after: toldRights(rights) })
    await newsOfPerson(at, { ...before, isNew: false }, gainedRights(before, rights))
    return { id, version: newVersion }
  },

  'user/delete': async (at, { id }) => {
    const person = present(at, await store.lockPerson(at.tx, id), 'userMissing')
    if (id === at.person.accountId) throw at.refusal('currentUserKept', { field: 'id' })
    refuseAbove(at, person)
    if (person.enteredAt !== null) throw at.refusal('userHasTraces', { field: 'id' })
    await endSessions(at, id, null)
    if (!(await store.removePerson(at.tx, id))) throw at.refusal('userHasTraces', { field: 'id' })
    await at.diary({ subject: person.fullName, before: { ...factsOf(person), ...toldRights(person) } })
    return { id }
  },

  'user/session-end': async (at, { id, sessionId }) => {
    const person = present(at, await store.findPerson(at.tx, id), 'userMissing')
    if (id === at.person.accountId) throw at.refusal('currentUserKept', { field: 'id' })
    refuseAbove(at, person)
    const ended = await endSessions(at, id, sessionId)
    await at.diary({ subject: person.fullName, after: { ended } })
    return { ended }
  },
})

const withoutUndefined = ({ fullName, email, phone, address, position }: Omit<CallRequest<'user/update'>, 'id' | 'version'>) => ({
  fullName,
  email,
  phone,
  ...(address === undefined ? {} : { address }),
  ...(position === undefined ? {} : { position }),
})

const refuseOtherEmail = async (at: At<'user/update'>, before: store.PersonHere, email: string): Promise<void> => {
  if (before.email.toLowerCase() === email.toLowerCase()) return
  if (!(await store.mayChangeEmail(at.tx, before.id))) throw at.refusal('emailIsTheirs', { field: 'email' })
  if ((await store.takenNames(at.tx, { userName: '', email })).email)
    throw at.fieldsRefused([{ field: 'email', key: 'emailTaken' }], { as: 'emailTaken' })
}

/** Ends sessions on every server and in every open screen, and returns their number. */
const endSessions = async (at: Pick<At<'user/delete'>, 'tx' | 'publish'>, id: string, sessionId: string | null): Promise<number> => {
  const sessions = await endSessionsHere(at.tx, id, sessionId)
  if (sessions.length > 0) at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
  return sessions.length
}
