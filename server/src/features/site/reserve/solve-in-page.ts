import type { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { solveChallenge } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'

/** What the script needs of a page, since the server's types know no browser. */
type Page = {
  readonly form: { readonly addEventListener: (event: 'submit', act: () => void) => void }
  readonly button: { disabled: boolean }
  readonly waiting: { hidden: boolean }
  readonly captcha: { value: string }
}

type Libraries = {
  readonly askChallenge: () => Promise<Challenge>
  readonly solveChallenge: typeof solveChallenge
  readonly deriveKey: typeof deriveKey
}

/**
 * Runs in the page on which a guest books: proves that a browser is at work, then lets the form be sent, once. It uses nothing from around
 * it, because only its own text is sent to the browser.
 */
const solveInPage = ({ form, button, waiting, captcha }: Page, libraries: Libraries): void => {
  const solve = async () => {
    const challenge = await libraries.askChallenge()
    const solution = await libraries.solveChallenge({ challenge, deriveKey: libraries.deriveKey })
    captcha.value = btoa(JSON.stringify({ challenge, solution }))
    button.disabled = false
    waiting.hidden = true
  }
  const tryToSolve = (): void => void solve().catch(() => setTimeout(tryToSolve, 5000))
  tryToSolve()
  form.addEventListener('submit', () => void setTimeout(() => (button.disabled = true)))
}

/** The script of the page on which a guest books, as a module of `/book/`. */
export const solvingScript = `import { deriveKey } from './altcha/algorithms/web/pbkdf2.js'
import { solveChallenge } from './altcha/pow.js'
const form = document.querySelector('form[data-solve]')
const askChallenge = async () => (await (await fetch('/api/v2/hotel/captcha/challenge')).json()).data
const page = { form, button: form.querySelector('button[data-book]'), waiting: form.querySelector('[data-waiting]'), captcha: form.elements.captcha }
;(${solveInPage.toString()})(page, { askChallenge, deriveKey, solveChallenge })
`
