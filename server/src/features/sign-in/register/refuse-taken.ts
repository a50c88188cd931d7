import type { At } from '#kit/call/at.ts'
import { takenNames } from './register.store.ts'

/** “Username, email or both already exist.” The request is counted even when refused, so that nobody can test endless names. */
export const refuseTaken = async (
  at: Pick<At<'register/check-account'>, 'tx' | 'fieldsRefused'>,
  asked: { readonly userName: string; readonly email: string },
): Promise<void> => {
  const taken = await takenNames(at.tx, asked)
  const userName = { field: 'userName', key: 'userNameTaken' } as const
  const email = { field: 'email', key: 'emailTaken' } as const
  if (taken.userName && taken.email) throw at.fieldsRefused([userName, email], { as: 'userNameAndEmailTaken', keep: true })
  if (taken.userName) throw at.fieldsRefused([userName], { as: 'userNameTaken', keep: true })
  if (taken.email) throw at.fieldsRefused([email], { as: 'emailTaken', keep: true })
}
