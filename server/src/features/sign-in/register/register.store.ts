import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { sql } from 'kysely'
import { toColumns, type ColumnsOf } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { UploadedCertificate } from '#features/images/photos/images.reads.ts'

/** Whether a username and an email are in use. */
export type Taken = { readonly userName: boolean; readonly email: boolean }

/** Reads whether a username and an email are in use. */
export const takenNames = (tx: Tx, asked: { readonly userName: string; readonly email: string }): Promise<Taken> =>
  tx.db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('account').where(sql<boolean>`lower(user_name) = lower(${asked.userName})`)).as('userName'),
      eb.exists(eb.selectFrom('account').where(sql<boolean>`lower(email) = lower(${asked.email})`)).as('email'),
    ])
    .$castTo<Taken>()
    .executeTakeFirstOrThrow()

/** A new account. */
export type NewAccount = {
  readonly accountId: string
  readonly userName: string
  readonly email: string
  readonly fullName: string
  readonly phone: string
  readonly position: string
  readonly passwordHash: string
  readonly language: 'vi' | 'en'
}

/** Adds a user's account; returns false where its username or email is in use, even since a moment ago. */
export const insertAccount = async (tx: Tx, account: NewAccount): Promise<boolean> => {
  const added = await tx.db
    .insertInto('account')
    .values({ kind: 'user', ...toColumns(account) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return added !== undefined
}

/** The codes of properties that start with some letters; locked until the transaction ends, so that the next code is used once. */
export const lockCodesLike = async (tx: Tx, beginning: string): Promise<ReadonlySet<string>> => {
  await awaitLock(tx, `codes ${beginning}`)
  const rows = await tx.db
    .selectFrom('property')
    .select(sql<string>`upper(code)`.as('code'))
    .where(sql<boolean>`upper(code) like ${`${likeText(beginning)}%`}`)
    .execute()
  return new Set(rows.map(({ code }) => code))
}

/** The fields of a property from its registration. */
export type NewProperty = ColumnsOf<{
  readonly propertyId: string
  readonly kind: PropertyKind
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
  readonly propertyTypeCode: string
  readonly star: number | null
  readonly numberOfRooms: number | null
  readonly taxCode: string
  readonly countryCode: string
  readonly provinceCode: string | null
  readonly communeCode: string | null
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly changedBy: string
}>

/** A new property: its row, its owner, the first line of its time line, the accepted terms, and its certificate. */
export type Opening = {
  readonly property: NewProperty
  readonly accountId: string
  readonly moveId: string
  readonly termsVersion: string
  readonly certificate: UploadedCertificate
  readonly verifyBy: Date
}

/** Creates a property with the applicant as its owner, and its ready-made groups. */
export const openProperty = async (tx: Tx, opening: Opening): Promise<void> => {
  const { property, accountId, moveId, termsVersion, certificate, verifyBy } = opening
  const proof = toColumns({ ...certificate, verifyBy: verifyBy.toISOString() })
  const opened = sql`open_property(${JSON.stringify(property)}, ${accountId}, ${moveId}, ${termsVersion}, ${JSON.stringify(proof)})`
  await tx.db.selectNoFrom(opened.as('opened')).execute()
}
