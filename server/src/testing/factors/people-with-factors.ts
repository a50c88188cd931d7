import { Secret, TOTP } from 'otpauth'
import { knownPassword, makeUser, type Member } from '../factories/people.ts'
import type { TestServer } from '../server/test-server.ts'
import { pretendAuthenticator, type PretendAuthenticator } from './pretend-authenticator.ts'

/** The code that an app shows, some half minutes from now. A set-up uses the present one up; the next one is taken already. */
export const codeOf = (secret: string, halfMinutes = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })

/** A person who has an app: their session, the app's secret, and the recovery codes. */
export type WithApp = Member & { readonly token: string; readonly secret: string; readonly recoveryCodes: readonly string[] }

/** Sets an app up in a session. */
export const addApp = async (server: TestServer, token: string, password = knownPassword) => {
  const { data } = await server.ask('factor/code-begin', { password }, { token })
  const added = await server.ask('factor/code-add', { setUp: data.setUp, code: codeOf(data.secret), name: 'Điện thoại' }, { token })
  return { secret: data.secret, recoveryCodes: added.data.recoveryCodes }
}

/** Adds a passkey in a session. */
export const addPasskeyTo = async (server: TestServer, token: string, password = knownPassword): Promise<PretendAuthenticator> => {
  const authenticator = pretendAuthenticator()
  const { data } = await server.ask('factor/passkey-begin', { password }, { token })
  await server.ask('factor/passkey-add', { setUp: data.setUp, passkey: authenticator.make(data.options), name: 'Máy quầy' }, { token })
  return authenticator
}

/** A person of a property who has an app. */
export const makeUserWithApp = async (
  server: TestServer,
  ...places: Parameters<typeof makeUser> extends [unknown, ...infer P] ? P : never
): Promise<WithApp> => {
  const member = await makeUser(server, ...places)
  const { data } = await server.ask('login/user', { username: member.userName, password: knownPassword })
  return { ...member, token: data.token, ...(await addApp(server, data.token)) }
}

/** The challenge of who has given the right password, from a network where it matters. */
export const challengeFor = async (server: TestServer, userName: string, network = '127.0.0.1'): Promise<string> => {
  const headers = { 'x-forwarded-for': network }
  const { values } = await server.ask('login/user', { username: userName, password: knownPassword }, { headers })
  return String(values?.['challenge'])
}
