import { whyNotPassword } from '@innkeeper/rules/password/check-password'
import { deviceOf } from '@innkeeper/rules/session/device-of'
import { hasCode } from '#database/error-code.ts'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { hashPassword } from '#kit/session/password-hash.ts'
import type { Outside } from '#outside/outside.ts'
import { hotelConnection } from '#features/site-domains/site-domains.reads.ts'
import { avatarOf } from '#features/images/photos/images.reads.ts'
import { emailChangedLetter, phoneChangedLetter, type LetterReader } from './account-changed-letters.ts'
import { lockAccount } from './account.store.ts'
import { writeOwnDiary } from './own-diary.ts'
import { isSessionOf, liveSessionsOf } from '../session/own-sessions.store.ts'
import { refuseWrongPassword } from '../throttle/own-password.ts'
import { chooseLanguage, profileOf, saveProfile } from './profile.store.ts'
import { closeRecoveries } from '../password/recovery.store.ts'
import { takenNames } from '../register/register.store.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { renewPassword } from '../password/renew-password.ts'
import { endSessions } from '../session/session.store.ts'
import { refuseTooMany } from '../throttle/stranger.ts'

const emailTaken = '23505'
const changesTold = { attempts: 5, minutes: 60 } as const

/** What people read of their own account. */
export const profileInfoCalls = ({ publicUrl }: Pick<Outside, 'publicUrl'>) =>
  implement({
    'profile/info': async (at) => {
      const { accountId, propertyId } = at.person
      return {
        accountId,
        avatar: await avatarOf(at.tx, accountId),
        ...(await profileOf(at.tx, accountId, propertyId, at.language)),
        hotelConnection: propertyId === null ? [] : await hotelConnection(at.tx, propertyId, publicUrl),
      }
    },
  })

/** What people change of their own account. */
export const profileCalls = implement({
  'profile/update': async (at, { password = '', ...told }) => {
    const before = await profileOf(at.tx, at.person.accountId, at.person.propertyId, at.language)
    const isOther = before.email.toLowerCase() !== told.email.toLowerCase()
    if (isOther) await refuseOtherEmail(at, told.email, password)
    const isOtherPhone = before.phone !== '' && before.phone !== told.phone
    if (isOtherPhone) await refuseTooMany(at, `phone of ${at.person.accountId}`, changesTold)
    await saveProfile(at.tx, at.person.accountId, told).catch((error: unknown) => {
      throw hasCode(error, emailTaken) ? at.refusal('emailInUse', { field: 'email' }) : error
    })
    if (isOther) await leaveEmail(at, before, told.email)
    if (isOtherPhone) await at.post('mail', phoneChangedLetter(before, told.phone))
    const { fullName, email, phone, address, position } = before
    const after = { ...told, address: told.address ?? address, position: told.position ?? position }
    await writeOwnDiary(at, { subject: told.fullName, before: { fullName, email, phone, address, position }, after })
    return null
  },

  'profile/language': async (at, { language }) => {
    await chooseLanguage(at.tx, at.person.accountId, language)
    return null
  },

  'profile/password-change': async (at, input) => {
    if (whyNotPassword(input.newPassword, input.confirmNewPassword) === 'retypeDiffers')
      throw at.refusal('passwordsDiffer', { field: 'confirmNewPassword' })
    const account = await lockAccount(at.tx, at.person.accountId, 'for update')
    await refuseWrongPassword(at, account, input.password)
    refuseWeakPassword(at, account, input.newPassword)
    const passwordHash = await hashPassword(input.newPassword)
    await renewPassword(at, { account, passwordHash, sessionKept: at.person.sessionId })
    await writeOwnDiary(at, { subject: account.full_name })
    return null
  },

  'profile/sessions': async (at) => {
    const sessions = await liveSessionsOf(at.tx, at.person.accountId)
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
    await endAndPublish(at, { accountId, only: [id] })
    await writeOwnDiary(at, { subject: fullName })
    return null
  },

  'profile/sessions-end': async (at) => {
    const { accountId, sessionId, fullName } = at.person
    const ended = await endAndPublish(at, { accountId, allBut: sessionId })
    await writeOwnDiary(at, { subject: fullName })
    return { ended }
  },
})

type Changing = At<'profile/update'>

/**
 * Changing the email requires the password, because letters for a new password will go there. The number of changes is limited: each one
 * sends a letter, and each refusal reveals that an email is in use.
 */
const refuseOtherEmail = async (at: Changing, email: string, password: string): Promise<void> => {
  if (password === '') throw at.refusal('passwordNeeded', { field: 'password' })
  await refuseWrongPassword(at, await lockAccount(at.tx, at.person.accountId, 'for update'), password)
  await refuseTooMany(at, `email of ${at.person.accountId}`, changesTold)
  const taken = await takenNames(at.tx, { userName: '', email })
  if (taken.email) throw at.refusal('emailInUse', { field: 'email', keep: true })
}

/** The former address is notified, and recovery links that were sent to it stop working. */
const leaveEmail = async (at: Changing, before: LetterReader, email: string): Promise<void> => {
  await closeRecoveries(at.tx, at.person.accountId, at.now)
  await at.post('mail', emailChangedLetter(before, email))
}

/** Ends sessions on every server and in every open screen, and returns their number. */
const endAndPublish = async (at: Parameters<typeof endSessions>[0], which: Parameters<typeof endSessions>[1]): Promise<number> => {
  const sessions = await endSessions(at, which)
  at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
  return sessions.length
}
