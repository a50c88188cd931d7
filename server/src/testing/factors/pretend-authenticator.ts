import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** A passkey as a telephone keeps it, without the telephone: answers the questions of WebAuthn as a browser does. */
export type PretendAuthenticator = {
  /** The JSON with which a browser answers the question for a new passkey. */
  readonly make: (options: string) => string
  /** The JSON with which a browser answers the question that a passkey signs. */
  readonly answer: (options: string) => string
}

/** A new authenticator at a site. */
export const pretendAuthenticator = (origin = 'http://localhost:3000'): PretendAuthenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let count = 0
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
  const clientData = (type: string, options: string) =>
    Buffer.from(JSON.stringify({ type, challenge: challengeIn(options), origin, crossOrigin: false }))
  const authData = (flags: number, more: readonly Buffer[]) => {
    count += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, ...more])
  }
  const answered = (response: Record<string, string>) =>
    JSON.stringify({ id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {}, response })
  return {
    make: (options) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authData(0x45, [Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ])
      return answered({ clientDataJSON: url(clientData('webauthn.create', options)), attestationObject: url(attestation) })
    },
    answer: (options) => {
      const [data, client] = [authData(0x05, []), clientData('webauthn.get', options)]
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey)
      return answered({ clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) })
    },
  }
}

const url = (value: Buffer): string => value.toString('base64url')

const challengeIn = (options: string): string => {
  const { challenge } = z.object({ challenge: z.string() }).parse(JSON.parse(options))
  return challenge
}

/** The few forms of CBOR that an authenticator writes. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}
