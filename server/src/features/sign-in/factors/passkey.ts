import { z } from 'zod'
import type { Outside } from '#outside/outside.ts'
import type { Account } from '../profile/account.store.ts'
import type { PasskeyFactor } from './factors.store.ts'

/** Loaded when the first passkey is asked for: the parsers of certificates weigh more than the rest of signing in. */
const library = () => import('@simplewebauthn/server')

/** What the browser is asked, as JSON, and the challenge in it. */
export type PasskeyQuestion = { readonly options: string; readonly challenge: string }

/** The site that passkeys belong to: the public address, which links in letters name too. */
const siteOf = ({ publicUrl }: Pick<Outside, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** The question with which a browser makes a new passkey. */
export const newPasskeyQuestion = async (
  outside: Pick<Outside, 'publicUrl'>,
  account: Account,
  known: readonly PasskeyFactor[],
): Promise<PasskeyQuestion> => {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Innkeeper',
    rpID: siteOf(outside).expectedRPID,
    userName: account.user_name,
    userDisplayName: account.full_name,
    userID: Uint8Array.from(Buffer.from(account.account_id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { options: JSON.stringify(options), challenge: options.challenge }
}

/** The question that one of an account's passkeys answers. */
export const passkeyQuestion = async (outside: Pick<Outside, 'publicUrl'>, known: readonly PasskeyFactor[]): Promise<PasskeyQuestion> => {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(outside).expectedRPID,
    allowCredentials: known.map(credentialOf),
    userVerification: 'preferred',
  })
  return { options: JSON.stringify(options), challenge: options.challenge }
}

/** The passkey that a browser has made; null where it does not answer the question. */
export const madePasskey = async (
  outside: Pick<Outside, 'publicUrl'>,
  answer: string,
  challenge: string,
): Promise<Omit<PasskeyFactor, 'id'> | null> => {
  const response = answerIn(madeAnswer, answer)
  if (response === null) return null
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await orWrong(
    verifyRegistrationResponse({ response, expectedChallenge: challenge, ...siteOf(outside), requireUserVerification: false }),
  )
  if (registrationInfo === undefined) return null
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter, transports }
}

/** The passkey that has answered, with its new count of signatures; null where none of these did. */
export const answeredPasskey = async (
  outside: Pick<Outside, 'publicUrl'>,
  answer: string,
  { challenge, known }: { readonly challenge: string; readonly known: readonly PasskeyFactor[] },
): Promise<{ readonly id: string; readonly signCount: number } | null> => {
  const response = answerIn(signedAnswer, answer)
  const passkey = known.find(({ credentialId }) => credentialId === response?.id)
  if (response === null || passkey === undefined) return null
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orWrong(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...siteOf(outside),
      credential: { ...credentialOf(passkey), publicKey: new Uint8Array(passkey.publicKey), counter: passkey.signCount },
      requireUserVerification: false,
    }),
  )
  return verified && authenticationInfo !== undefined ? { id: passkey.id, signCount: authenticationInfo.newCounter } : null
}

const credentialOf = ({ credentialId, transports }: PasskeyFactor) => ({
  id: credentialId,
  transports: transports.filter(isTransport),
})

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const isTransport = (name: string): name is z.output<typeof transport> => transport.safeParse(name).success

/** What of a browser's answer is read. */
const ofBrowser = { id: z.string(), rawId: z.string(), type: z.literal('public-key'), clientExtensionResults: z.object({}) }
const madeAnswer = z.object({
  ...ofBrowser,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string(), transports: z.array(z.string()).default([]) }),
})
const signedAnswer = z.object({
  ...ofBrowser,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
})

type Verified = { readonly verified?: boolean; readonly registrationInfo?: never; readonly authenticationInfo?: never }

/** The library throws for every way in which an answer is wrong; whoever answers is told only that it is. */
const orWrong = <T>(verifying: Promise<T>): Promise<T | Verified> => verifying.catch(() => ({ verified: false }))

const answerIn = <S extends z.ZodType>(schema: S, text: string): z.output<S> | null => {
  const read = schema.safeParse(jsonIn(text))
  return read.success ? read.data : null
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
