import type { FileStore } from '#outside/files.ts'
import { type BackupFile, BackupRefused } from './backup-file.ts'

/** Stores one file of a backup; its content comes line by line in base64. An existing file has the same content. */
export const restoreStoredFile = async (head: BackupFile, lines: AsyncIterable<Buffer>, store: FileStore): Promise<void> => {
  const parts: Buffer[] = []
  for await (const line of lines) parts.push(Buffer.from(line.toString('latin1'), 'base64'))
  const bytes = Buffer.concat(parts)
  if (bytes.length !== head.bytes) throw new BackupRefused(`The backup is damaged: its file ${head.file} is cut off`)
  await store.put(head.file, bytes, head.file.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')
}
