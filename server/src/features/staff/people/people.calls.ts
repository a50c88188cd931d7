import { deviceOf } from '@innkeeper/rules/session/device-of'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { present } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { openInvitation } from './invitations.store.ts'
import { peopleFile } from './people-file.ts'
import { peopleOfProperties } from './people-of-properties.ts'
import * as store from './people.store.ts'
import { lockOf } from './rights-of.ts'
import { whyFactorKept } from './reset-factor.calls.ts'
import { sessionsHere } from './sessions.store.ts'
import { rowOf } from './told-people.ts'

/** What is read of the people who work at the property. */
export const peopleCalls = implement({
  'user/get-all': async (at, { limit, offset, ...filter }) => {
    const { rows, ...counts } = await store.listPeople(at.tx, filter, { limit, offset })
    return { rows: rows.map(rowOf), ...counts }
  },

  'user/detail': async (at, { id }) => {
    const person = present(at, await store.findPerson(at.tx, id), 'userMissing')
    const sessions = await sessionsHere(at.tx, id)
    return {
      ...rowOf(person),
      groupIds: person.groups.map((group) => group.id),
      codes: [...person.codes],
      lock: lockOf(person, at.person),
      mayChangeEmail: await store.mayChangeEmail(at.tx, id),
      hasTraces: person.enteredAt !== null,
      firstPassword: person.firstPassword,
      invitation: person.hasPassword ? null : ((await openInvitation(at.tx, id, at.now)) ?? null),
      factorKept: await whyFactorKept(at.tx, person, at.person),
      sessions: sessions.map(({ device, ...session }) => ({ ...session, ...deviceOf(device) })),
    }
  },

  'user/get-function': async (at, { id }) => {
    const person = present(at, await store.findPerson(at.tx, id), 'userMissing')
    return {
      version: person.version,
      groups: person.groups.map((group) => ({ ...group, codes: [...group.codes] })),
      codes: [...person.codes],
    }
  },

  'user/get-users-all': async (at) => peopleOfProperties(at),

  'user/export': async (at, filter) => {
    const rows = await rowsForFile(at, async (page) => {
      const { rows: people, ...counts } = await store.listPeople(at.tx, filter, page)
      return { rows: people.map(rowOf), ...counts }
    })
    return peopleFile(rows, (await localeOf(at.tx)).timeZone, at.language)
  },
})
