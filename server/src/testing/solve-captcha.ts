import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestServer } from './server/test-server.ts'

/** Solves the captcha as a browser does: computes the solution of a new challenge and encodes the answer. */
export const solveCaptcha = async (server: Pick<TestServer, 'ask'>): Promise<string> => {
  const { data: challenge } = await server.ask('captcha/challenge', {})
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
