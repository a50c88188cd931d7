import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { firstTemplate, startingLook } from '@innkeeper/rules/site-look/site-templates'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { lockProperty } from '#kit/records/own-record.ts'
import { totalOf } from '#kit/records/list.ts'
import type { Page } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { asStored, readLook, writeLook, type StoredLook } from './look-document.ts'

/** The draft of a property's look, and its version, by which two people who edit it at once are told of each other. */
export type StoredDraft = {
  readonly draft: StoredLook | null
  readonly version: number
  readonly changedAt: string | null
  readonly changedBy: string
}

/** A version of the look that was published. */
export type PublishedLook = {
  readonly id: string
  readonly number: number
  readonly look: StoredLook
  readonly publishedAt: string
  readonly publishedBy: string
}

/** The draft of the property's look; with `hold`, locked until the transaction ends. */
export const findDraft = async (tx: PropertyTx, { hold = false } = {}): Promise<StoredDraft> => {
  if (hold) await lockProperty(tx)
  const found = await tx.db
    .selectFrom('site_look')
    .select(['draft', 'version', 'changed_at as changedAt', 'changed_by as changedBy'])
    .where('property_id', '=', tx.propertyId)
    .executeTakeFirst()
  if (found === undefined) return { draft: null, version: 1, changedAt: null, changedBy: '' }
  return { ...found, draft: found.draft === null ? null : readLook(found.draft) }
}

/** Saves the draft of a locked property, or with null removes it, and returns the next version. */
export const saveDraft = async (
  tx: PropertyTx,
  draft: StoredLook | null,
  { version, person }: { readonly version: number; readonly person: string },
): Promise<number> => {
  const columns = {
    draft: draft === null ? null : sql<string>`${writeLook(draft)}::jsonb`,
    version: version + 1,
    changed_at: sql<string>`now()`,
    changed_by: person,
  }
  await tx.db
    .insertInto('site_look')
    .values({ property_id: tx.propertyId, ...columns })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(columns))
    .execute()
  return version + 1
}

/** Adds a version to a locked property's published looks; guests see it from now on. */
export const publishLook = async (
  tx: PropertyTx,
  look: StoredLook,
  { number, person }: { readonly number: number; readonly person: string },
): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('site_look_version')
    .values({
      property_id: tx.propertyId,
      site_look_version_id: id,
      number,
      look: sql<string>`${writeLook(look)}::jsonb`,
      published_by: person,
    })
    .execute()
  return id
}

/** What guests see; undefined where nothing was published yet. */
export const findLive = async (tx: PropertyTx): Promise<PublishedLook | undefined> => {
  const found = await versions(tx).orderBy('number', 'desc').limit(1).executeTakeFirst()
  return found === undefined ? undefined : publishedOf(found)
}

/** A published version of the property's look. */
export const findVersion = async (tx: PropertyTx, id: string): Promise<PublishedLook | undefined> => {
  const found = await versions(tx).where('site_look_version_id', '=', id).executeTakeFirst()
  return found === undefined ? undefined : publishedOf(found)
}

/** The published versions, the newest first, each with the look before it. */
export const listVersions = async (tx: PropertyTx, { limit, offset }: Page) => {
  const rows = await versions(tx)
    .select(sql`lag(look) over (order by number)`.as('former'))
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await totalOf(tx.db.selectFrom('site_look_version').where('property_id', '=', tx.propertyId))
  return {
    rows: rows.map(({ former, ...row }) => ({ ...publishedOf(row), former: former === null ? null : readLook(former) })),
    total,
    all: total,
  }
}

const versions = (tx: PropertyTx) =>
  tx.db
    .selectFrom('site_look_version')
    .select(['site_look_version_id as id', 'number', 'look', 'published_at as publishedAt', 'published_by as publishedBy'])
    .where('property_id', '=', tx.propertyId)

const publishedOf = <Row extends { readonly look: unknown }>(row: Row) => ({ ...row, look: readLook(row.look) })

/** What a look needs to know about its property. */
export const findOwner = (tx: PropertyTx) =>
  tx.db
    .selectFrom('property')
    .select(['kind', 'code', 'name_vi as nameVi', 'name_en as nameEn'])
    .where('property_id', '=', tx.propertyId)
    .$narrowType<{ kind: PropertyKind }>()
    .executeTakeFirstOrThrow()

/** What guests see of a property that has published nothing. */
export const findFirstLook = async (tx: PropertyTx): Promise<StoredLook> =>
  asStored(startingLook(firstTemplate, (await findOwner(tx)).kind))
