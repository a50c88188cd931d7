import { apiUrls } from '#kit/openapi/page/api-urls.ts'
import { hashPassword, passwordFits } from '#kit/session/password-hash.ts'
import { hashOfKey } from '#kit/session/token.ts'
import { demoUserNames, type DemoUserName } from './accounts.ts'
import { travelAgents } from './content/travel-agents.ts'

/** The passwords of the demo accounts and the keys of the demo agents: derived for this installation, never written down. */
export type DemoSecrets = {
  readonly passwordOf: (userName: DemoUserName) => string
  readonly agentKeyOf: (code: string) => string
}

/** Secrets derived from the installation's own; `demoPassword`, where it is set, is the password of every demo account. */
export const demoSecrets = (keyFor: (purpose: string) => Uint8Array, demoPassword: string | undefined): DemoSecrets => ({
  passwordOf: (userName) => demoPassword ?? readable(keyFor(`demo password ${userName}`), 3),
  agentKeyOf: (code) => readable(keyFor(`demo agent ${code}`), 6),
})

/** The hashes of the secrets, which the seed stores. */
export const hashesOf = async (secrets: DemoSecrets) => {
  const hashes = await Promise.all(demoUserNames.map((userName) => hashPassword(secrets.passwordOf(userName))))
  const [owner = '', reception = '', revenue = '', admin = ''] = hashes
  return { passwordHashes: { owner, reception, revenue, admin }, agentKeyHash: (code: string) => hashOfKey(secrets.agentKeyOf(code)) }
}

/** How a person signs in to the demonstration: the name, the secret, and the path below the server's address. */
export type DemoLogin = { readonly name: string; readonly secret: string; readonly path: string; readonly more?: string }

/** How people sign in: the demo accounts whose passwords nobody has changed, and a travel agent's key; none where all were changed. */
export const demoLogins = async (secrets: DemoSecrets, hashes: ReadonlyMap<string, string>): Promise<readonly DemoLogin[]> => {
  const fits = await Promise.all(demoUserNames.map((userName) => passwordFits(hashes.get(userName), secrets.passwordOf(userName))))
  const people = demoUserNames
    .filter((_, at) => fits[at] === true)
    .map((name) => ({ name, secret: secrets.passwordOf(name), ...doorOf(name) }))
  if (people.length === 0) return []
  const agents = travelAgents
    .slice(0, 1)
    .map(({ code }) => ({ name: `agent ${code}`, secret: `API key ${secrets.agentKeyOf(code)}`, path: apiUrls.page }))
  return [...people, ...agents]
}

const doorOf = (name: DemoUserName): Pick<DemoLogin, 'path' | 'more'> =>
  name === 'admin' ? { path: '/admin/login', more: `hotel code ${adminsHotel}` } : { path: '/login' }

/** The hotel that the administrator may name when signing in. */
const adminsHotel = 'HAIAU'

/** Letters that are not easily confused, in groups of four. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupLength = 4

const readable = (key: Uint8Array, groups: number): string =>
  Array.from({ length: groups }, (_, group) =>
    Array.from(key.subarray(group * groupLength, (group + 1) * groupLength), (byte) => letters[byte % letters.length]).join(''),
  ).join('-')
