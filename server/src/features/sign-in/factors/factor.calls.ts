import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { present } from '#kit/records/present.ts'
import type { Outside } from '#outside/outside.ts'
import { readerOf } from '../profile/account-changed-letters.ts'
import { lockAccount, type Account } from '../profile/account.store.ts'
import { writeOwnDiary } from '../profile/own-diary.ts'
import { refuseWrongPassword } from '../throttle/own-password.ts'
import { isDemanded } from './demand/demand.store.ts'
import { factorRemovedLetter, recoveryCodesLetter } from './factor-letters.ts'
import { factorsOf, removeFactor, renameFactor } from './factors.store.ts'
import { refuseWithoutProof } from './factors.reads.ts'
import { giveRecoveryCodes } from './recovery-codes/give-recovery-codes.ts'
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes/recovery-codes.store.ts'

/** How people look at and turn off their own second step. */
export const factorCalls = (outside: Pick<Outside, 'keyFor'>) =>
  implement({
    'factor/get-all': async (at) => ({
      factors: await factorsOf(at.tx, at.person.accountId),
      recoveryLeft: await countRecoveryCodes(at.tx, at.person.accountId),
      demanded: await isDemanded(at.tx, at.person.kind, at.person.propertyId),
    }),

    'factor/rename': async (at, { id, name }) => {
      if (!(await renameFactor(at.tx, at.person.accountId, id, name))) throw at.refusal('factorMissing', { field: 'id' })
      return null
    },

    'factor/remove': async (at, { id, password, proof }) => {
      const account = await provenOwner(at, password, proof)
      const name = present(at, await removeFactor(at.tx, account.account_id, id), 'factorMissing')
      if ((await factorsOf(at.tx, account.account_id)).length === 0) await deleteRecoveryCodes(at.tx, account.account_id)
      await at.post('mail', factorRemovedLetter(readerOf(account), name))
      await writeOwnDiary(at, { subject: account.full_name, before: { name } })
      return null
    },

    'factor/recovery-codes': async (at, { password, proof }) => {
      const account = await provenOwner(at, password, proof)
      if ((await factorsOf(at.tx, account.account_id)).length === 0) throw at.refusal('factorMissing')
      const recoveryCodes = await giveRecoveryCodes(at, outside, account.account_id)
      await at.post('mail', recoveryCodesLetter(readerOf(account)))
      await writeOwnDiary(at, { subject: account.full_name })
      return { recoveryCodes }
    },
  })

type Owning = Pick<At<'factor/remove'>, 'tx' | 'person'> & {
  readonly refusal: (key: 'wrongPassword' | 'factorProofNeeded' | 'tooManyRequests', detail?: RefusalDetail) => Refused
}

/** The account of who knows the password and has just proven the second step. */
const provenOwner = async (at: Owning, password: string, proof: string): Promise<Account> => {
  const account = await lockAccount(at.tx, at.person.accountId, 'for update')
  await refuseWrongPassword(at, account, password)
  await refuseWithoutProof(at, proof)
  return account
}
