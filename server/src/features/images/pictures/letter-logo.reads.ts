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
    const stored = logo === undefined ? null : await files.get(pictureFile(logo.fileKey, logo.width))
    return stored === null ? null : pngOf(stored)
  }
