import { join } from 'node:path'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './files.ts'
import { s3Files, type S3Settings } from './s3-files.ts'

/** The file storage of the settings: S3 where it is set, else the data directory. */
export const fileStoreOf = (settings: { readonly dataDir: string; readonly filesS3?: S3Settings | undefined }): FileStore =>
  settings.filesS3 === undefined ? diskFiles(join(settings.dataDir, 'files')) : s3Files(settings.filesS3)
