import type pg from 'pg'
import type { FileStore } from '../outside/files.ts'
import { type BackupFile, endOfRows } from './backup-file.ts'

/** So many bytes become one line of base64: a multiple of three, so that lines can be put together. */
const bytesInLine = 48_000

/** Writes the files that the database of the snapshot speaks of: each as its head, its content in base64, and a line `\.`. */
export async function* storedFiles(client: pg.ClientBase, store: FileStore, counted: { files: number }): AsyncGenerator<Buffer> {
  for (const name of await namesOf(client)) {
    const bytes = await store.get(name)
    // One that was taken away since then is one that nothing refers to.
    if (bytes === null) continue
    yield lineOf(JSON.stringify({ file: name, bytes: bytes.length } satisfies BackupFile))
    for (let at = 0; at < bytes.length; at += bytesInLine) yield lineOf(bytes.subarray(at, at + bytesInLine).toString('base64'))
    yield lineOf(endOfRows)
    counted.files += 1
  }
}

const lineOf = (text: string): Buffer => Buffer.from(`${text}\n`)

async function namesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select unnest(names) as name from public.stored_file where complete order by 1')
  return rows.map(({ name }) => name)
}
