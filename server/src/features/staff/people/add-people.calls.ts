import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { strengthOf, weaknessRefusals } from '@innkeeper/protocol/password/strength'
import { v7 as uuidv7 } from 'uuid'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { hashPassword } from '#kit/session/password-hash.ts'
import { present } from '#kit/records/present.ts'
import type { Outside } from '#outside/outside.ts'
import { newsOfPerson } from '../staff-news.ts'
import { checkPersonRights, noRights, refuseAbove } from './change-rights.ts'
import { countInvitations } from './invitations.store.ts'
import { hoursOpen, invite } from './invite.ts'
import * as store from './people.store.ts'
import { rightsOf } from './rights-of.ts'
import { idsOf, toldRights } from './told-people.ts'

const invitationsAnHour = 5
const hour = 3_600_000

/** How people come to work at the property. */
export const addPeopleCalls = ({ publicUrl }: Pick<Outside, 'publicUrl'>) =>
  implement({
    'user/add': async (at, form) => {
      const passwordHash = await firstPassword(at, form)
      const rights = await checkPersonRights(at, noRights, { ...form, active: true })
      const id = uuidv7()
      await refuseTaken(at, form)
      const { userName, fullName, email, phone, address, position } = form
      const added = newPerson(at, id, form, passwordHash)
      // Somebody may have taken the name since: then the names are looked at again.
      if (!(await store.addPerson(at.tx, added, at.person.fullName))) await refuseTaken(at, form)
      const version = await store.savePlace(at.tx, { id, active: true, ...idsOf(rights) }, at.person.fullName)
      await at.diary({ subject: fullName, after: { userName, fullName, email, phone, address, position, ...toldRights(rights) } })
      await newsOfPerson(at, { id, fullName, userName, isNew: true }, rightsOf(rights))
      if (passwordHash === null) await invite(at, { ...added, id }, publicUrl)
      return { id, version }
    },

    'user/link': async (at, { id, ...form }) => {
      if ((await store.findPerson(at.tx, id)) !== undefined) throw at.refusal('userHere', { field: 'id' })
      const rights = await checkPersonRights(at, noRights, { ...form, active: true })
      if (!(await store.linkPerson(at.tx, id, at.person.accountId, at.person.fullName))) throw at.refusal('userMissing', { field: 'id' })
      const version = await store.savePlace(at.tx, { id, active: true, ...idsOf(rights) }, at.person.fullName)
      const person = present(at, await store.findPerson(at.tx, id), 'userMissing')
      await at.diary({ subject: person.fullName, after: toldRights(rights) })
      await newsOfPerson(at, { ...person, isNew: true }, rightsOf(rights))
      return { id, version }
    },

    'user/invite': async (at, { id }) => {
      const person = present(at, await store.lockPerson(at.tx, id), 'userMissing')
      if (person.hasPassword && person.firstPassword === null) throw at.refusal('userHasPassword', { field: 'id' })
      refuseAbove(at, person)
      if ((await countInvitations(at.tx, id, new Date(at.now.getTime() - hour))) >= invitationsAnHour) throw at.refusal('invitedTooOften')
      if (person.firstPassword !== null) await store.endFirstPassword(at.tx, id)
      const expiresAt = await invite(at, person, publicUrl)
      await at.diary({ subject: person.fullName, after: { email: person.email } })
      return { expiresAt: expiresAt.toISOString() }
    },
  })

/** The hash of the first password; null where the person is invited. */
const firstPassword = async (at: At<'user/add'>, form: CallRequest<'user/add'>): Promise<string | null> => {
  if (form.entry === 'invitation') return null
  if (form.password === null) throw at.refusal('firstPasswordMissing', { field: 'password' })
  const { weakness } = strengthOf(form.password, [form.userName, form.email, form.fullName])
  if (weakness !== null) throw at.refusal(weaknessRefusals[weakness], { field: 'password' })
  return hashPassword(form.password)
}

/** What is stored of a new person. A first password is open as long as an invitation; whoever typed it knows it. */
const newPerson = (at: At<'user/add'>, accountId: string, form: CallRequest<'user/add'>, passwordHash: string | null): store.NewPerson => {
  const { userName, fullName, email, phone, address, position, language } = form
  const first = { by: at.person.accountId, until: new Date(at.now.getTime() + hoursOpen * hour) }
  const person = { accountId, userName, fullName, email, phone, address, position, language }
  return { ...person, passwordHash, first: passwordHash === null ? null : first }
}

/** “Username, email or both already exist.” */
const refuseTaken = async (at: At<'user/add'>, asked: { readonly userName: string; readonly email: string }): Promise<void> => {
  const taken = await store.takenNames(at.tx, asked)
  const userName = { field: 'userName', key: 'userNameTaken' } as const
  const email = { field: 'email', key: 'emailTaken' } as const
  if (taken.userName && taken.email) throw at.fieldsRefused([userName, email], { as: 'userNameAndEmailTaken' })
  if (taken.userName) throw at.fieldsRefused([userName], { as: 'userNameTaken' })
  if (taken.email) throw at.fieldsRefused([email], { as: 'emailTaken' })
}
