import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { FunctionCode } from '@innkeeper/protocol/access'
import { v7 as uuidv7 } from 'uuid'
import type { TestServer } from '../server/test-server.ts'

/** A property that can sell, unless given otherwise. */
export const makeProperty = async (
  { database }: Pick<TestServer, 'database'>,
  given: { readonly nameVi?: string; readonly nameEn?: string; readonly state?: string; readonly kind?: PropertyKind } = {},
): Promise<string> => {
  const propertyId = uuidv7()
  await database.kysely
    .insertInto('property')
    .values({
      property_id: propertyId,
      kind: given.kind ?? 'hotel',
      code: propertyId.slice(-12),
      name_vi: given.nameVi ?? 'Khách sạn Hải Âu',
      name_en: given.nameEn ?? 'Seagull Hotel',
      state: given.state ?? 'onsite',
    })
    .execute()
  await database.kysely.insertInto('e_contract').values({ property_id: propertyId, state: 'signed' }).execute()
  return propertyId
}

/** A person with a live session: the token, the account and the property. */
export type SignedIn = {
  readonly token: string
  readonly accountId: string
  readonly sessionId: string
  readonly propertyId: string | null
  readonly fullName: string
}

type Rights = { readonly owner?: boolean; readonly codes?: readonly FunctionCode[]; readonly fullName?: string }

/** A person of a property with a live session: its owner unless codes are given. */
export const signInTo = async (server: TestServer, propertyId: string, rights: Rights = {}): Promise<SignedIn> => {
  const owner = rights.owner ?? rights.codes === undefined
  const fullName = rights.fullName ?? (owner ? 'Nguyễn Thị Thuỳ Dương' : 'Trần Quốc Bảo')
  const accountId = await makeAccount(server, { kind: 'user', fullName })
  await server.database.kysely.insertInto('membership').values({ property_id: propertyId, account_id: accountId, owner }).execute()
  for (const code of rights.codes ?? []) {
    await server.database.kysely
      .insertInto('member_function')
      .values({ property_id: propertyId, account_id: accountId, function_code: code })
      .execute()
  }
  return startSession(server, { accountId, propertyId, fullName })
}

/** An administrator of the platform with a live session; in a property when one is given, with a reason to change things there. */
export const signInAdmin = async (server: TestServer, propertyId: string | null = null): Promise<SignedIn> => {
  const fullName = 'Quản trị sàn'
  const accountId = await makeAccount(server, { kind: 'admin', fullName })
  const signedIn = await startSession(server, { accountId, propertyId, fullName })
  const visit = server.database.kysely.updateTable('session').set({ visit_reason: 'Kiểm tra' }).where('session_id', '=', signedIn.sessionId)
  if (propertyId !== null) await visit.execute()
  return signedIn
}

/** An account that cannot sign in by password, because its hash is not one. */
export const makeAccount = async (
  { database }: Pick<TestServer, 'database'>,
  given: { readonly kind: 'user' | 'admin'; readonly fullName: string; readonly passwordHash?: string; readonly userName?: string },
): Promise<string> => {
  const accountId = uuidv7()
  const userName = given.userName ?? `u${accountId.slice(-12)}`
  await database.kysely
    .insertInto('account')
    .values({
      account_id: accountId,
      kind: given.kind,
      admin_types: given.kind === 'admin' ? ['AM'] : [],
      manages_administrators: given.kind === 'admin',
      user_name: userName,
      email: `${userName}@example.com`,
      full_name: given.fullName,
      password_hash: given.passwordHash ?? 'none',
    })
    .execute()
  return accountId
}

/** Starts a session of an account: for an hour, unless given otherwise. */
export const startSession = async (server: TestServer, who: Omit<SignedIn, 'token' | 'sessionId'>, hours = 1): Promise<SignedIn> => {
  const sessionId = uuidv7()
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  await server.database.kysely
    .insertInto('session')
    .values({ session_id: sessionId, account_id: who.accountId, property_id: who.propertyId, expires_at: expiresAt.toISOString() })
    .execute()
  const token = await server.outside.token.sign({ sessionId, propertyId: who.propertyId, accountId: who.accountId }, expiresAt)
  return { ...who, token, sessionId }
}
