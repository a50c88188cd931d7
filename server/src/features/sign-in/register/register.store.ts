import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { toColumns, type ColumnsOf } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { UploadedCertificate } from '#features/images/photos/images.reads.ts'

/** Whether a username and an email are in use. */
export type Taken = { readonly userName: boolean; readonly email: boolean }

/** Reads whether a username and an email are in use. */
export const takenNames = async (tx: Tx, asked: { readonly userName: string; readonly email: string }): Promise<Taken> => {
  const [taken] = await tx.rows<Taken>(
    `select exists (select from account where lower(user_name) = lower($1)) as "userName",
            exists (select from account where lower(email) = lower($2)) as email`,
    [asked.userName, asked.email],
  )
  if (taken === undefined) throw new Error('a row of truths is always there')
  return taken
}

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
    .values({
      account_id: account.accountId,
      kind: 'user',
      user_name: account.userName,
      email: account.email,
      full_name: account.fullName,
      phone: account.phone,
      position: account.position,
      password_hash: account.passwordHash,
      language: account.language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return added !== undefined
}

/** The codes of properties that start with some letters; locked until the transaction ends, so that the next code is used once. */
export const lockCodesLike = async (tx: Tx, beginning: string): Promise<ReadonlySet<string>> => {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 12))', [beginning])
  const rows = await tx.rows<{ code: string }>('select upper(code) as code from property where upper(code) like $1', [`${beginning}%`])
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
  await tx.rows('select open_property($1, $2, $3, $4, $5)', [
    JSON.stringify(property),
    accountId,
    moveId,
    termsVersion,
    JSON.stringify(proof),
  ])
}
