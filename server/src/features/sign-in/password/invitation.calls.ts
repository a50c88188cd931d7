import { whyNotPassword } from '@innkeeper/rules/password/check-password'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { hashPassword } from '#kit/session/password-hash.ts'
import { hashOfKey } from '#kit/session/token.ts'
import { lockAccount } from '../profile/account.store.ts'
import { invitedAdministrator } from '../administrators/administrator-invitations.store.ts'
import { openInvitation } from './invitation.store.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { renewPassword } from './renew-password.ts'

/** An invited person looks at the invitation and chooses a password. */
export const invitationCalls = implement({
  'invitation/show': async (at, { token }) => {
    const open = await invitedBy(at, token)
    if (open === undefined) return { invitation: null }
    const { fullName, userName, nameVi, nameEn } = open
    return { invitation: { fullName, userName, nameVi, nameEn } }
  },

  'invitation/accept': async (given, before) => {
    if (whyNotPassword(given.newPassword, given.confirmNewPassword) === 'retypeDiffers')
      throw before.refusal('passwordsDiffer', { field: 'confirmNewPassword' })
    const passwordHash = await hashPassword(given.newPassword)
    return async (at, { token, newPassword }) => {
      const asked = await invitedBy(at, token)
      if (asked === undefined) throw at.refusal('invitationExpired')
      // Of two who use one link at once the second waits here, and finds it used.
      const account = await lockAccount(at.tx, asked.accountId, 'for update')
      const open = await invitedBy(at, token)
      if (open === undefined) throw at.refusal('invitationExpired')
      refuseWeakPassword(at, account, newPassword)
      await renewPassword(at, { account, passwordHash, sessionKept: null })
      if (open.propertyId !== null) at.seenAt(open.propertyId)
      return { userName: open.userName }
    }
  },
})

/** The open invitation of a token: to a property, or to the platform. */
const invitedBy = async ({ tx, now }: Pick<At<'invitation/show'>, 'tx' | 'now'>, token: string) => {
  const hash = hashOfKey(token)
  return (await openInvitation(tx, hash, now)) ?? invitedAdministrator(tx, hash, now)
}
