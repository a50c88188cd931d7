import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** Signs texts by Ed25519, so that whoever has the public key can check them without us. */
export type SigningKey = {
  /** The signature of a text, base64url; the same text always has the same. */
  readonly signatureOf: (text: string) => string
  /** The 32 bytes of the public key, base64url. */
  readonly publicKey: string
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A signing key of this installation for one purpose, derived from its secret: it is never stored, and every server has the same. */
export const signingKey = (keyFor: (purpose: string) => Uint8Array, purpose: string): SigningKey => {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, keyFor(purpose)]), format: 'der', type: 'pkcs8' })
  return {
    signatureOf: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    publicKey: String(createPublicKey(privateKey).export({ format: 'jwk' }).x),
  }
}
