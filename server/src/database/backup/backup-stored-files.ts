import type pg from 'pg'
import type { FileStore } from '#outside/files.ts'
import { type BackupFile, endOfRows } from './backup-file.ts'

/** This many bytes become one line of base64: a multiple of three, so that lines can be concatenated. */
const bytesInLine = 48_000

/** Writes the files that the database of the snapshot refers to: each as its head, its content in base64, and a line `\.`. */
export async function* storedFiles(client: pg.ClientBase, store: FileStore, counted: { files: number }): AsyncGenerator<Buffer> {
  for (const name of await namesOf(client)) {
    const bytes = await store.get(name)
    // A file that was deleted since the snapshot is one that nothing refers to.
    if (bytes === null) continue
    yield lineOf(JSON.stringify({ file: name, bytes: bytes.length } satisfies BackupFile))
    for (let at = 0; at < bytes.length; at += bytesInLine) yield lineOf(bytes.subarray(at, at + bytesInLine).toString('base64'))
    yield lineOf(endOfRows)
    counted.files += 1
  }
}

const lineOf = (text: string): Buffer => Buffer.from(`${text}\n`)

const namesOf = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select unnest(names) as name from public.stored_file where complete order by 1')
  return rows.map(({ name }) => name)
}
