import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyFrom } from './secret.ts'
import { signingKey } from './signing-key.ts'

const keyOf = (installation: Buffer, purpose = 'tickets') => signingKey((name) => keyFrom(installation, name), purpose)
const installation = randomBytes(32)

test('a browser checks the signature with the public key alone', async () => {
  const { signatureOf, publicKey } = keyOf(installation)
  const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), 'Ed25519', false, ['verify'])
  const signature = Buffer.from(signatureOf('a text'), 'base64url')
  expect(await crypto.subtle.verify('Ed25519', key, signature, Buffer.from('a text'))).toBe(true)
  expect(await crypto.subtle.verify('Ed25519', key, signature, Buffer.from('another'))).toBe(false)
})

test('every server of an installation signs alike; another installation, or another purpose, does not', () => {
  const signature = keyOf(installation).signatureOf('a text')
  expect(keyOf(installation).signatureOf('a text')).toBe(signature)
  for (const other of [keyOf(randomBytes(32)), keyOf(installation, 'letters')]) {
    expect(other.publicKey).not.toBe(keyOf(installation).publicKey)
    expect(other.signatureOf('a text')).not.toBe(signature)
  }
})
