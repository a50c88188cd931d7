import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupRefused } from './backup-file.ts'
import { hasCode } from '../error-code.ts'

const newline = '\n'.charCodeAt(0)

/** One line of a backup without its line end, and the checksum of all lines before it. */
export interface BackupLine {
  bytes: Buffer
  sha256Before: () => string
}

export type BackupLines = AsyncGenerator<BackupLine, void>

/** Reads a backup line by line; throws where the file is damaged or cut off. */
export async function* readLines(file: string): BackupLines {
  const hash = createHash('sha256')
  for await (const bytes of splitLines(unzipped(file))) {
    yield { bytes, sha256Before: () => hash.copy().digest('hex') }
    hash.update(bytes).update('\n')
  }
}

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const unzip = createGunzip()
  source.on('error', (error) => unzip.destroy(error))
  try {
    for await (const chunk of source.pipe(unzip)) if (Buffer.isBuffer(chunk)) yield chunk
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'EACCES')) throw new BackupRefused(`${file} cannot be read`, { cause: error })
    if (hasCode(error, 'Z_DATA_ERROR', 'Z_BUF_ERROR'))
      throw new BackupRefused(`${file} is damaged or cut off, or is not a backup of Innkeeper`, { cause: error })
    throw error
  } finally {
    source.destroy()
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let from = 0
    for (let to = bytes.indexOf(newline); to !== -1; to = bytes.indexOf(newline, from)) {
      yield bytes.subarray(from, to)
      from = to + 1
    }
    rest = bytes.subarray(from)
  }
  if (rest.length > 0) throw new BackupRefused('The backup is cut off in the middle of a line')
}
