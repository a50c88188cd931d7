import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'

// Runs as a worker: it gets one challenge and returns ALTCHA's payload, or null if there is no solution.
globalThis.addEventListener('message', ({ data }: MessageEvent<Challenge>) => void answer(data))

const answer = async (challenge: Challenge): Promise<void> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  globalThis.postMessage(solution === null ? null : payloadOf(challenge, solution))
}

const payloadOf = (challenge: Challenge, solution: Solution): string => btoa(JSON.stringify({ challenge, solution }))
