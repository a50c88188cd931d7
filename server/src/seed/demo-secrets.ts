import { hashPassword, passwordFits } from '../kit/password-hash.ts'
import { hashOfKey } from '../kit/token.ts'
import { demoUserNames, type DemoUserName } from './accounts.ts'
import { travelAgents } from './content/travel-agents.ts'

/** The passwords of the demo accounts and the keys of the demo agents: this installation's own, never written down. */
export type DemoSecrets = {
  readonly passwordOf: (userName: DemoUserName) => string
  readonly agentKeyOf: (code: string) => string
}

/** Secrets derived from the installation's own; `demoPassword`, where it is set, is the password of every demo account. */
export const demoSecrets = (keyFor: (purpose: string) => Uint8Array, demoPassword: string | undefined): DemoSecrets => ({
  passwordOf: (userName) => demoPassword ?? readable(keyFor(`demo password ${userName}`), 3),
  agentKeyOf: (code) => readable(keyFor(`demo agent ${code}`), 6),
})

/** What the seed keeps of the secrets: their hashes. */
export const hashesOf = async (secrets: DemoSecrets) => {
  const hashes = await Promise.all(demoUserNames.map((userName) => hashPassword(secrets.passwordOf(userName))))
  const [owner = '', reception = '', revenue = '', admin = ''] = hashes
  return { passwordHashes: { owner, reception, revenue, admin }, agentKeyHash: (code: string) => hashOfKey(secrets.agentKeyOf(code)) }
}

/** What is printed at start, so that a person can sign in: the demo accounts whose passwords nobody has changed. */
export const demoNotice = async (secrets: DemoSecrets, hashes: ReadonlyMap<string, string>): Promise<string> => {
  const fits = await Promise.all(demoUserNames.map((userName) => passwordFits(hashes.get(userName), secrets.passwordOf(userName))))
  const people = demoUserNames
    .filter((_, at) => fits[at] === true)
    .map((userName) => `  ${userName.padEnd(10)} ${secrets.passwordOf(userName)}`)
  if (people.length === 0) return ''
  const keys = travelAgents.slice(0, 1).map(({ code }) => `  travel agent ${code}, API key ${secrets.agentKeyOf(code)}`)
  return ['Demo accounts (user name, password):', ...people, ...keys, ''].join('\n')
}

/** Letters that cannot be mistaken for one another, in groups of four. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupLength = 4

const readable = (key: Uint8Array, groups: number): string =>
  Array.from({ length: groups }, (_, group) =>
    Array.from(key.subarray(group * groupLength, (group + 1) * groupLength), (byte) => letters[byte % letters.length]).join(''),
  ).join('-')
