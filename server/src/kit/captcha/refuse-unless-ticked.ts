import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { solvedChallenge, type Solved } from './captcha.ts'

type Stranger = { readonly tx: Tx; readonly refusal: (key: 'captchaWrong', detail?: RefusalDetail) => Refused }

/** Refuses a request without a correct captcha, or with an answer that was used before. */
export const refuseUnlessTicked = async (at: Stranger, outside: Pick<Outside, 'keyFor'>, answer: string): Promise<void> => {
  const solved = await solvedChallenge(outside, answer)
  if (solved === null || !(await rememberSolved(at.tx, solved))) throw at.refusal('captchaWrong', { field: 'captcha' })
}

/** Records that a captcha challenge was solved; false where it was solved before. */
const rememberSolved = async (tx: Tx, solved: Solved): Promise<boolean> => {
  const first = await tx.db
    .insertInto('solved_challenge')
    .values({ challenge: solved.challenge, expires_at: solved.expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return first !== undefined
}

/** Deletes the record of challenges that expired before a moment: they are refused by their expiry. */
export const deleteSolvedChallenges = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('solved_challenge').where('expires_at', '<', before.toISOString()).execute()
}
