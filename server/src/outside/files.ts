import { join } from 'node:path'
import { diskFiles } from './disk-files.ts'
import { s3Files, type S3Settings } from './s3-files.ts'

/** Where files are kept, by flat names of our own making. A name is written whole or not at all, and never with other content. */
export type FileStore = {
  readonly put: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** A file's bytes; null where there is none of that name. */
  readonly get: (name: string) => Promise<Buffer | null>
  /** Takes files away; one that is not there is no mistake. */
  readonly remove: (names: readonly string[]) => Promise<void>
}

/** The storage that the settings ask for: one that speaks S3 where it is set, else the data directory. */
export const fileStoreOf = (settings: { readonly dataDir: string; readonly filesS3?: S3Settings | undefined }): FileStore =>
  settings.filesS3 === undefined ? diskFiles(join(settings.dataDir, 'files')) : s3Files(settings.filesS3)
