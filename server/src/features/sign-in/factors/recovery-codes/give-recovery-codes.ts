import type { Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './recovery-codes.store.ts'

/** Makes new recovery codes, which replace those from before, and returns them to be shown once. */
export const giveRecoveryCodes = async (
  at: { readonly tx: Tx },
  outside: Pick<Outside, 'keyFor'>,
  accountId: string,
): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    at.tx,
    accountId,
    codes.map((code) => hashOfRecoveryCode(outside, accountId, code)),
  )
  return codes
}
