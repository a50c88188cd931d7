import { z } from 'zod'

/*
 * A backup is one gzip of lines. The first is the header; then every table as its head, its rows as COPY writes them, and a line `\.`,
 * which no row can be; then the stored files, each as its head, its content in base64, and such a line; then the foot, with the checksum of
 * every byte before it.
 */

const formatVersion = 1

/** The line after the last row of a table. */
export const endOfRows = '\\.'

const landedSchema = z.object({ number: z.number(), name: z.string(), checksum: z.string() })

export const headerSchema = z.object({
  innkeeperBackup: z.literal(formatVersion),
  writtenAt: z.string(),
  serverVersion: z.string(),
  migrations: z.array(landedSchema),
})

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })

export const fileSchema = z.object({ file: z.string(), bytes: z.number() })

const sequenceSchema = z.object({ name: z.string(), value: z.number(), called: z.boolean() })

export const footSchema = z.object({
  sequences: z.array(sequenceSchema),
  tables: z.number(),
  rows: z.number(),
  /** Older backups had no files. */
  files: z.number().default(0),
  sha256: z.string(),
})

export type BackupHeader = z.infer<typeof headerSchema>
export type BackupTable = z.infer<typeof tableSchema>
export type BackupFile = z.infer<typeof fileSchema>
export type BackupFoot = z.infer<typeof footSchema>
export type BackupSequence = z.infer<typeof sequenceSchema>

/** The first line of a new backup. */
export const newHeader = (serverVersion: string, migrations: BackupHeader['migrations']): BackupHeader => ({
  innkeeperBackup: formatVersion,
  writtenAt: new Date().toISOString(),
  serverVersion,
  migrations,
})

/** A backup was not written or not restored, and nothing was changed; the message says why. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
