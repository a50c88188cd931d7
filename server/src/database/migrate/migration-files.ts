import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** One migration file: `0001-first.sql`. */
export interface MigrationFile {
  number: number
  name: string
  sql: string
  checksum: string
}

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/

/**
 * Reads a folder of migrations in order; throws where a number is used twice. Numbers may be missing: people who work at the same time reserve
 * theirs, and what lands later with a lower number runs then.
 */
export const readMigrations = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const files = await Promise.all(names.map((name) => readMigration(folder, name)))
  for (const [index, file] of files.entries()) {
    const before = files[index - 1]
    if (before?.number === file.number) throw new Error(`${file.name} has the number of ${before.name}`)
  }
  return files
}

const readMigration = async (folder: string, name: string): Promise<MigrationFile> => {
  const number = fileName.exec(name)?.[1]
  if (!number) throw new Error(`${name}: a migration is named NNNN-name.sql`)
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return {
    number: Number(number),
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }
}
