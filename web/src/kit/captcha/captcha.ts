import type { Challenge } from 'altcha-lib/types'

/** Solves a proof-of-work challenge outside of the page's thread; returns the payload that calls take as `captcha`. */
export const solveCaptcha = (challenge: Challenge, signal: AbortSignal): Promise<string> => {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    const give = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      give(() => (typeof data === 'string' ? resolve(data) : reject(new Error('the challenge has no solution')))),
    )
    worker.addEventListener('error', (event) => give(() => reject(new Error(event.message))))
    signal.addEventListener('abort', () => give(() => reject(new DOMException('given up', 'AbortError'))))
    worker.postMessage(challenge)
  })
}
