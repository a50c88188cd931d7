import { captchaChallenge, captchaPayload } from '@innkeeper/protocol/calls/account/password'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { z } from 'zod'
import type { Outside } from '#outside/outside.ts'

/** About half a second's work for a browser. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, least: 400, most: 1000 } as const
const minutesToAnswer = 20

/** A correctly solved challenge: its id, which counts once, and its expiry. */
export type Solved = { readonly challenge: string; readonly expiresAt: Date }

/** A new challenge, signed by this installation, so that none is stored before it is solved. */
export const newChallenge = async (outside: Pick<Outside, 'keyFor'>, now: Date): Promise<z.infer<typeof captchaChallenge>> =>
  captchaChallenge.parse(
    await createChallenge({
      algorithm: work.algorithm,
      cost: work.cost,
      counter: randomInt(work.most, work.least),
      deriveKey,
      expiresAt: new Date(now.getTime() + minutesToAnswer * 60_000),
      ...secretsOf(outside),
    }),
  )

/** The challenge that an answer solves; null where the challenge is not ours, the answer is wrong or it is too late. */
export const solvedChallenge = async (outside: Pick<Outside, 'keyFor'>, answer: string): Promise<Solved | null> => {
  const payload = captchaPayload.safeParse(jsonOf(Buffer.from(answer, 'base64').toString()))
  if (!payload.success) return null
  const { challenge, solution } = payload.data
  const { verified } = await verifySolution({
    challenge,
    solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    deriveKey,
    ...secretsOf(outside),
  })
  return verified ? { challenge: challenge.parameters.nonce, expiresAt: new Date(challenge.parameters.expiresAt * 1000) } : null
}

const secretsOf = ({ keyFor }: Pick<Outside, 'keyFor'>) => ({
  hmacSignatureSecret: Buffer.from(keyFor('captcha challenge')).toString('hex'),
  hmacKeySignatureSecret: Buffer.from(keyFor('captcha solution')).toString('hex'),
})

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
