import { randomBytes } from 'node:crypto'
import { keyFrom } from '../kit/secret.ts'
import { tokenKey } from '../kit/token.ts'
import type { Letter } from '../outside/mail.ts'
import type { Outside } from '../outside/outside.ts'

/** The outside world of a test: letters are kept to be read, keys are made anew. */
export type TestOutside = Outside & { readonly letters: Letter[] }

/** A world of its own; two servers that share one, or its secret, trust each other's tokens, as two of one installation do. */
export const testOutside = (secret: Buffer = randomBytes(32)): TestOutside => {
  const letters: Letter[] = []
  return {
    letters,
    mailer: { send: async (letter) => void letters.push(letter) },
    token: tokenKey(keyFrom(secret, 'token')),
    keyFor: (purpose) => keyFrom(secret, purpose),
    platformMail: undefined,
    publicUrl: 'http://localhost:3000',
  }
}
