import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { trusted } from './trusted.ts'

/** Whether this browser supports passkeys at this address. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Asks the browser for a new passkey; returns its answer as JSON, or null if the person cancelled. */
export const makePasskey = async (options: string): Promise<string | null> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return orGivenUp(startRegistration({ optionsJSON: trusted<PublicKeyCredentialCreationOptionsJSON>(JSON.parse(options)) }))
}

/** Asks the browser to answer with a passkey; returns the answer as JSON, or null if the person cancelled. */
export const answerByPasskey = async (options: string): Promise<string | null> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return orGivenUp(startAuthentication({ optionsJSON: trusted<PublicKeyCredentialRequestOptionsJSON>(JSON.parse(options)) }))
}

/** A browser reports the same error when the person cancels, when the time runs out, and when there is no passkey. */
const orGivenUp = async (asking: Promise<unknown>): Promise<string | null> => {
  try {
    return JSON.stringify(await asking)
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError' || error.name === 'InvalidStateError'))
      return null
    throw error
  }
}
