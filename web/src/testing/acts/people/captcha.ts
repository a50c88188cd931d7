import { vi } from 'vitest'
import { pressed, read } from '../act-case.ts'

/** What a solved challenge is sent as. */
export const solution = 'c29sdmVk'

/** Has this machine solve every challenge at once. */
export const solveCaptchas = async (): Promise<void> => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {
        this.dispatchEvent(new MessageEvent('message', { data: solution }))
      }
      terminate(): void {}
    },
  )
}

/** Ticks "I am not a robot". */
export const tickCaptcha = pressed('checkbox', /not a robot/u)

const parameters = { algorithm: '', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '', keySignature: '', expiresAt: 1 }

/** The call that gives a challenge. */
export const challenge = { 'captcha/challenge': read({ parameters, signature: '' }) }
