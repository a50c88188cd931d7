import type { FunctionCode } from '@innkeeper/protocol/access'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { knownPassword } from './factories/people.ts'
import type { SignedIn } from './factories/factories.ts'
import { lettersTo } from './letters-about.ts'
import type { TestServer } from './server/test-server.ts'

/** What tests of users share: how an owner adds and changes them, and what an invited person does with the letter. */
export const staffDesk = (server: TestServer, ownerOf: () => SignedIn) => {
  const detail = async (id: string, by = ownerOf()) => (await server.ask('user/detail', { id }, by)).data
  return {
    form: userForm,
    detail,
    add: (given: Partial<CallInput<'user/add'>> = {}, by = ownerOf()) => server.ask('user/add', userForm(given), by),
    addGroup: async (codes: FunctionCode[], nameEn = 'Night shift') =>
      (await server.ask('usergroup/add', { nameVi: nameEn, nameEn, codes }, ownerOf())).data.id,
    changeOf: async (id: string, given: Partial<CallInput<'user/update'>> = {}): Promise<CallInput<'user/update'>> => {
      const { fullName, email, phone, groupIds, codes, active, version } = await detail(id)
      return { id, version, fullName, email, phone: phone || '0905 444 000', groupIds, codes, active, ...given }
    },
    ...letterBox(server),
    accept: (token: string, newPassword = knownPassword) =>
      server.ask('invitation/accept', { token, newPassword, confirmNewPassword: newPassword }),
    signIn: (username: string, password = knownPassword) => server.ask('login/user', { username, password }),
  }
}

/** A user as a form sends one, with a name that nobody has. */
const userForm = (given: Partial<CallInput<'user/add'>> = {}): CallInput<'user/add'> => {
  const userName = `ngan.${crypto.randomUUID().slice(0, 13).replace('-', '.')}`
  const person = { userName, fullName: 'Võ Kim Ngân', email: `${userName}@haiau.example`, phone: '0905 444 512' }
  return { ...person, groupIds: [], codes: ['BOOKING_LIST_1'], entry: 'invitation', language: 'en', ...given }
}

const letterBox = (server: TestServer) => {
  const to = (email: string) => lettersTo(server, email)
  const tokenFor = async (email: string): Promise<string> => /token=(\S+)/.exec((await to(email)).at(-1)?.text ?? '')?.[1] ?? 'no letter'
  return { lettersTo: to, tokenFor }
}
