import type { FunctionCode } from '@innkeeper/protocol/access'
import { hashPassword } from '#kit/session/password-hash.ts'
import { makeAccount } from './factories.ts'
import type { TestServer } from '../server/test-server.ts'

/** The password of the people that `makeUser` and `makeAdmin` make. */
export const knownPassword = 'mua thu Hà Nội 2026'

/** A person who can sign in by user name and `knownPassword`. */
export type Member = { readonly accountId: string; readonly userName: string }

type WorksAt = {
  readonly propertyId: string
  readonly owner?: boolean
  readonly codes?: readonly FunctionCode[]
  readonly active?: boolean
}

/** A user of the given properties: owner of each unless codes are given there. */
export const makeUser = async (server: TestServer, ...places: readonly WorksAt[]): Promise<Member> => {
  const person = await makePerson(server, 'user')
  for (const { propertyId, codes, owner = codes === undefined, active = true } of places) {
    const here = { property_id: propertyId, account_id: person.accountId }
    await server.database.kysely
      .insertInto('membership')
      .values({ ...here, owner, active })
      .execute()
    for (const code of codes ?? []) {
      await server.database.kysely
        .insertInto('member_function')
        .values({ ...here, function_code: code })
        .execute()
    }
  }
  return person
}

/** An administrator of the platform, an account manager. */
export const makeAdmin = (server: TestServer): Promise<Member> => makePerson(server, 'admin')

const makePerson = async (server: TestServer, kind: 'user' | 'admin'): Promise<Member> => {
  const userName = `${kind}.${crypto.randomUUID().slice(0, 8)}`
  const accountId = await makeAccount(server, {
    kind,
    userName,
    fullName: 'Nguyễn Thị Thuỳ Dương',
    passwordHash: await hashPassword(knownPassword),
  })
  return { accountId, userName }
}
