import { whyNotPassword } from '@innkeeper/rules/password/check-password'
import { v7 as uuidv7 } from 'uuid'
import { implement } from '#kit/call/implement.ts'
import { hashPassword } from '#kit/session/password-hash.ts'
import { hashOfKey } from '#kit/session/token.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { refuseTaken } from '../register/refuse-taken.ts'
import * as store from './set-up.store.ts'

/** How the first administrator is made, by whoever has the link that the start printed. */
export const setUpCalls = implement({
  'set-up/show': async (at, { token }) => {
    if (!(await store.isWaiting(at.tx))) return { state: 'done' }
    return { state: (await store.isLink(at.tx, hashOfKey(token))) ? 'open' : 'waits' }
  },

  'set-up/administrator': async (given, before) => {
    if (whyNotPassword(given.newPassword, given.confirmNewPassword) === 'retypeDiffers')
      throw before.refusal('passwordsDiffer', { field: 'confirmNewPassword' })
    const passwordHash = await hashPassword(given.newPassword)
    return async (at, { token, userName, email, fullName, newPassword }) => {
      if (!(await store.useLink(at.tx, hashOfKey(token)))) throw at.refusal('setUpLinkOver')
      refuseWeakPassword(at, { user_name: userName, email, full_name: fullName }, newPassword)
      await refuseTaken(at, { userName, email })
      await store.insertAdministrator(at.tx, { accountId: uuidv7(), userName, email, fullName, passwordHash, language: at.language })
      return { userName }
    }
  },
})
