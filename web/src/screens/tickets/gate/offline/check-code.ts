import type { ReadTicketCode } from '@innkeeper/rules/ticket/ticket-code'

/** Whether the signature of a ticket's code is right; `cannot` where the browser does not know Ed25519. */
export type CodeCheck = 'right' | 'wrong' | 'cannot'

/** Checks the signature of a code by the park's public key, without asking anybody. */
export const checkCode = async ({ signed, signature }: ReadTicketCode, publicKey: string): Promise<CodeCheck> => {
  const key = await keyOf(publicKey)
  if (key === null) return 'cannot'
  const isRight = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(signed))
  return isRight ? 'right' : 'wrong'
}

/** Whether this browser can check codes. */
export const canCheckCodes = async (publicKey: string): Promise<boolean> => (await keyOf(publicKey)) !== null

const keyOf = async (publicKey: string): Promise<CryptoKey | null> => {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
  } catch {
    // An older browser does not know this kind of key, and a page that is not served safely has no keys at all.
    return null
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
