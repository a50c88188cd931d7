import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestServer } from './test-server.ts'

/** Ticks “I am not a robot” as a browser does: does the work of a fresh challenge and packs the answer. */
export const solveCaptcha = async (server: Pick<TestServer, 'ask'>): Promise<string> => {
  const { data: challenge } = await server.ask('captcha/challenge', {})
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
