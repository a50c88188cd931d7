import { whyNotPassword } from '@innkeeper/rules/password/check-password'
import { deviceOf } from '@innkeeper/rules/session/device-of'
import { hasCode } from '../../database/error-code.ts'
import type { At } from '../../kit/at.ts'
import { implement } from '../../kit/implement.ts'
import { hashPassword, passwordFits } from '../../kit/password-hash.ts'
import { avatarOf } from '../images/images.reads.ts'
import { holdAccount } from './account.store.ts'
import { emailChangedLetter, type FormerReader } from './email-changed-letter.ts'
import { writeOwnDiary } from './own-diary.ts'
import { isSessionOf, liveSessionsOf } from './own-sessions.store.ts'
import { minutesLocked } from './proven-account.ts'
import { chooseLanguage, profileOf, saveProfile } from './profile.store.ts'
import { closeRecoveries } from './recovery.store.ts'
import { takenNames } from './register.store.ts'
import { renewPassword } from './renew-password.ts'
import { endSessions } from './session.store.ts'
import { refuseTooMany } from './stranger.ts'

const emailTaken = '23505'
const changesOfEmail = { attempts: 5, minutes: 60 } as const

/** What people see and change of their own account. */
export const profileCalls = implement({
  'profile/info': async (at) => {
    const { accountId, propertyId } = at.person
    return { accountId, avatar: await avatarOf(at.tx, accountId), ...(await profileOf(at.tx, accountId, propertyId)) }
  },

  'profile/update': async (at, told) => {
    const before = await profileOf(at.tx, at.person.accountId, at.person.propertyId)
    const isOther = before.email.toLowerCase() !== told.email.toLowerCase()
    if (isOther) await refuseTaken(at, told.email)
    await saveProfile(at.tx, at.person.accountId, told).catch((error: unknown) => {
      throw hasCode(error, emailTaken) ? at.refusal('emailInUse', { field: 'email' }) : error
    })
    if (isOther) await leaveEmail(at, before, told.email)
    const { fullName, email, phone, address, position } = before
    await writeOwnDiary(at, { subject: told.fullName, before: { fullName, email, phone, address, position }, after: told })
    return null
  },

  'profile/language': async (at, { language }) => {
    await chooseLanguage(at.tx, at.person.accountId, language)
    return null
  },

  'profile/password-change': async (at, input) => {
    if (whyNotPassword(input.newPassword, input.confirmNewPassword) === 'retypeDiffers')
      throw at.refusal('passwordsDiffer', { field: 'confirmNewPassword' })
    const account = await holdAccount(at.tx, at.person.accountId, 'for update')
    const minutes = await minutesLocked(at, account.account_id)
    if (minutes > 0) throw at.refusal('accountLocked', { values: { minutes }, keep: true })
    if (!(await passwordFits(account.password_hash, input.password))) throw at.refusal('wrongPassword', { field: 'password', keep: true })
    const passwordHash = await hashPassword(input.newPassword)
    await renewPassword(at, { accountId: account.account_id, passwordHash, sessionKept: at.person.sessionId })
    await writeOwnDiary(at, { subject: account.full_name })
    return null
  },

  'profile/sessions': async (at) => {
    const sessions = await liveSessionsOf(at.tx, at.person.accountId, at.now)
    return {
      sessions: sessions.map(({ device, ...session }) => ({
        ...session,
        ...deviceOf(device),
        current: session.id === at.person.sessionId,
      })),
    }
  },

  'profile/session-end': async (at, { id }) => {
    const { accountId, sessionId, fullName } = at.person
    if (id === sessionId) throw at.refusal('sessionInUse', { field: 'id' })
    if (!(await isSessionOf(at.tx, accountId, id))) throw at.refusal('notFound', { field: 'id' })
    await endAndTell(at, { accountId, only: [id] })
    await writeOwnDiary(at, { subject: fullName })
    return null
  },

  'profile/sessions-end': async (at) => {
    const { accountId, sessionId, fullName } = at.person
    const ended = await endAndTell(at, { accountId, allBut: sessionId })
    await writeOwnDiary(at, { subject: fullName })
    return { ended }
  },
})

type Changing = At<'profile/update'>

/** Each change writes to somebody, and each refusal tells that an email is somebody's: neither may be done without end. */
const refuseTaken = async (at: Changing, email: string): Promise<void> => {
  await refuseTooMany(at, `email of ${at.person.accountId}`, changesOfEmail)
  const taken = await takenNames(at.tx, { userName: '', email })
  if (taken.email) throw at.refusal('emailInUse', { field: 'email', keep: true })
}

/** The address that was left is told so, and what it was sent for a new password opens nothing any more. */
const leaveEmail = async (at: Changing, before: FormerReader, email: string): Promise<void> => {
  await closeRecoveries(at.tx, at.person.accountId, at.now)
  await at.post('mail', emailChangedLetter(before, email))
}

/** Ends sessions here, on every server and in every open screen, and answers how many they were. */
const endAndTell = async (at: Pick<Changing, 'tx' | 'now' | 'tell'>, which: Parameters<typeof endSessions>[1]): Promise<number> => {
  const sessions = await endSessions(at.tx, which, at.now)
  at.tell({ propertyId: null, topic: 'sessionEnded', sessions })
  return sessions.length
}
