import { secondCode } from '@innkeeper/rules/session/second-code'
import { SecretUnreadable, secretBox, type SecretBox } from '#kit/session/sealed-secret.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import type { Challenge } from './second-step/challenges.store.ts'
import { codeFactorsOf, passkeysOf, usePasskey, useStep } from './factors.store.ts'
import { answeredPasskey } from './passkey.ts'
import { hashOfRecoveryCode } from './recovery-codes/recovery-codes.ts'
import { useRecoveryCode } from './recovery-codes/recovery-codes.store.ts'
import { stepOfCode } from './time-code.ts'

/** What somebody proves themselves with; one of the two is empty. */
export type Given = { readonly code: string; readonly passkey: string }

/** How a proof went: by which way, or why not. */
export type Proof = 'app' | 'recovery' | 'passkey' | 'factorCodeWrong' | 'factorCodeUsed' | 'passkeyWrong'

type Proving = { readonly tx: Tx; readonly now: Date }

/** What seals the secrets of apps. */
export const factorBox = ({ keyFor }: Pick<Outside, 'keyFor'>): SecretBox => secretBox(keyFor, 'second factor')

/** Whether a proof went wrong. */
export const isWrong = (proof: Proof): proof is Exclude<Proof, 'app' | 'recovery' | 'passkey'> =>
  proof !== 'app' && proof !== 'recovery' && proof !== 'passkey'

/** Checks a code or a passkey of the challenge's account and uses it up: nothing proves twice, on whatever server. */
export const proveFactor = async (
  at: Proving,
  outside: Pick<Outside, 'keyFor' | 'publicUrl'>,
  challenge: Challenge,
  given: Given,
): Promise<Proof> => {
  if (given.passkey !== '') return provePasskey(at, outside, challenge, given.passkey)
  const typed = secondCode(given.code)
  if (typed === null) return 'factorCodeWrong'
  return typed.kind === 'time'
    ? proveTime(at, outside, challenge.accountId, typed.code)
    : proveRecovery(at, outside, challenge.accountId, typed.code)
}

const provePasskey = async (
  { tx }: Proving,
  outside: Pick<Outside, 'publicUrl'>,
  { accountId, passkeyChallenge }: Challenge,
  answer: string,
): Promise<Proof> => {
  if (passkeyChallenge === null) return 'passkeyWrong'
  const answered = await answeredPasskey(outside, answer, { challenge: passkeyChallenge, known: await passkeysOf(tx, accountId) })
  if (answered === null) return 'passkeyWrong'
  await usePasskey(tx, accountId, answered.id, answered.signCount)
  return 'passkey'
}

const proveTime = async ({ tx, now }: Proving, outside: Pick<Outside, 'keyFor'>, accountId: string, code: string): Promise<Proof> => {
  const box = factorBox(outside)
  const [match] = (await codeFactorsOf(tx, accountId)).flatMap(({ id, sealedSecret }) => {
    const secret = openedSecret(box, sealedSecret, [accountId, id])
    const step = secret === null ? null : stepOfCode(secret, code, now)
    return step === null ? [] : [{ id, step }]
  })
  if (match === undefined) return 'factorCodeWrong'
  return (await useStep(tx, accountId, match.id, match.step)) ? 'app' : 'factorCodeUsed'
}

const proveRecovery = async ({ tx }: Proving, outside: Pick<Outside, 'keyFor'>, accountId: string, code: string): Promise<Proof> => {
  const outcome = await useRecoveryCode(tx, accountId, hashOfRecoveryCode(outside, accountId, code))
  if (outcome === 'taken') return 'recovery'
  return outcome === 'used' ? 'factorCodeUsed' : 'factorCodeWrong'
}

/** A sealed secret, opened; null when this installation cannot open it. */
export const openedSecret = (box: SecretBox, sealed: Buffer, boundTo: readonly string[]): string | null => {
  try {
    return box.open(sealed, boundTo)
  } catch (error) {
    if (error instanceof SecretUnreadable) return null
    throw error
  }
}
