import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { trusted } from './trusted.ts'

/** Whether this browser, at this address, knows passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Asks the browser for a new passkey; its answer as JSON, null where the person gave it up. */
export const makePasskey = async (options: string): Promise<string | null> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return orGivenUp(startRegistration({ optionsJSON: trusted<PublicKeyCredentialCreationOptionsJSON>(JSON.parse(options)) }))
}

/** Asks the browser for a passkey's answer, as JSON; null where the person gave it up. */
export const answerByPasskey = async (options: string): Promise<string | null> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return orGivenUp(startAuthentication({ optionsJSON: trusted<PublicKeyCredentialRequestOptionsJSON>(JSON.parse(options)) }))
}

/** A browser tells no difference between a person who gives up, a time that has passed, and a passkey that is not there. */
const orGivenUp = async (asking: Promise<unknown>): Promise<string | null> => {
  try {
    return JSON.stringify(await asking)
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError' || error.name === 'InvalidStateError'))
      return null
    throw error
  }
}
