import { strengthOf, weaknessRefusals, type Weakness } from '@innkeeper/protocol/password/strength'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { Account } from '../profile/account.store.ts'

type Asking = { readonly refusal: (key: (typeof weaknessRefusals)[Weakness], detail?: RefusalDetail) => Refused }

type Named = Pick<Account, 'user_name' | 'email' | 'full_name'>

/** Refuses a new password that is common, made of the person's names, or simple. */
export const refuseWeakPassword = (at: Asking, account: Named, newPassword: string): void => {
  const { weakness } = strengthOf(newPassword, [account.user_name, account.email, account.full_name])
  if (weakness !== null) throw at.refusal(weaknessRefusals[weakness], { field: 'newPassword' })
}
