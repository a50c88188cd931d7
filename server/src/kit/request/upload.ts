import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { CallUpload } from '@innkeeper/protocol/call'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../call/refuse.ts'
import { tidyFileName } from './upload-name.ts'

/** An uploaded file: where it is stored during the call, its name, and the hash of its bytes. */
export type UploadedFile = { readonly path: string; readonly name: string; readonly bytes: number; readonly sha256: Buffer }

/** The content of an uploading request: its file, and the texts of its other fields by name. */
export type Upload = { readonly file: UploadedFile; readonly fields: Readonly<Record<string, unknown>> }

const mostFields = 50
/** The bytes that a form's own lines and its other fields may add to a file. */
const formBytes = 256 * 1024
const longestField = formBytes / 2
const bytesInMegabyte = 1_048_576

/**
 * Writes the file of a call to the disk, never whole into memory, runs `work` and deletes the file. A file over the limit is refused by its
 * Content-Length, before a byte is read; without one, as soon as the limit is passed.
 */
export const withUpload = async <T>(upload: CallUpload, request: FastifyRequest, work: (received: Upload) => Promise<T>): Promise<T> => {
  if (!request.isMultipart()) throw missing(upload)
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + formBytes) throw tooLarge(upload)
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-'))
  try {
    return await work(await receive(upload, request, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const receive = async (upload: CallUpload, request: FastifyRequest, folder: string): Promise<Upload> => {
  try {
    return await readParts(upload, request, folder)
  } catch (error) {
    letGo(request)
    throw refusalOfForm(error)
  }
}

const readParts = async (upload: CallUpload, request: FastifyRequest, folder: string): Promise<Upload> => {
  const fields = new Map<string, unknown[]>()
  let file: UploadedFile | null = null
  const limits = { fileSize: upload.maxBytes + 1, files: 1, fields: mostFields, parts: mostFields + 1, fieldSize: longestField }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const saved = await save(part, upload, folder)
      if (part.fieldname === upload.field) file = saved
      else fields.set(part.fieldname, [''])
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new Refused('tooLarge')
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value])
    }
  }
  if (file === null || file.bytes === 0) throw missing(upload)
  // A repeated name is a list.
  return { file, fields: Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values])) }
}

const save = async (part: MultipartFile, upload: CallUpload, folder: string): Promise<UploadedFile> => {
  const path = join(folder, 'file')
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      hash.update(chunk)
      if (bytes > upload.maxBytes) done(tooLarge(upload))
      else done(null, chunk)
    },
  })
  await pipeline(part.file, count, createWriteStream(path))
  return { path, name: tidyFileName(part.filename), bytes, sha256: hash.digest() }
}

const missing = (upload: CallUpload): Refused => new Refused('invalidInput', { fields: [{ field: upload.field, key: 'fileMissing' }] })

const tooLarge = (upload: CallUpload): Refused =>
  new Refused('fileTooLarge', { field: upload.field, values: { megabytes: Math.floor(upload.maxBytes / bytesInMegabyte) } })

/** The rest of the upload is discarded unread, so that the client receives the answer. */
const letGo = ({ raw }: FastifyRequest): void => {
  raw.unpipe()
  raw.resume()
}

/** The library reports an unreadable form by errors with a status, by plain errors, and by a stream that ended too early. */
const refusalOfForm = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof Refused) return error
  const isOfForm = 'statusCode' in error || (error.name === 'Error' && !('syscall' in error))
  return isOfForm ? new Refused('badRequest') : error
}
