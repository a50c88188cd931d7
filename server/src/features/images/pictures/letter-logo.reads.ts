import { pictureFile } from '#kit/http/files-route.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { FileStore } from '#outside/files.ts'
import { pngOf } from '../photos/photo-work.ts'

/** The logo of the property that a letter is about, as PNG; null where it is about none, or about one without a logo. */
export const letterLogo =
  (files: FileStore) =>
  async (tx: Tx, outboxId: string): Promise<Buffer | null> => {
    const logo = await tx.db
      .selectFrom('outbox as o')
      .innerJoin('property_logo as l', 'l.property_id', 'o.about_property')
      .select(['l.file_key as fileKey', 'l.width'])
      .where('o.outbox_id', '=', outboxId)
      .executeTakeFirst()
    return storedLogo(files, logo)
  }

/** The logo of a property as PNG; null where it has none. */
export const propertyLogo = async (tx: Tx, files: FileStore, propertyId: string): Promise<Buffer | null> => {
  const logo = await tx.db
    .selectFrom('property_logo')
    .select(['file_key as fileKey', 'width'])
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return storedLogo(files, logo)
}

type Logo = { readonly fileKey: string; readonly width: number }

const storedLogo = async (files: FileStore, logo: Logo | undefined): Promise<Buffer | null> => {
  const stored = logo === undefined ? null : await files.get(pictureFile(logo.fileKey, logo.width))
  return stored === null ? null : pngOf(stored)
}
