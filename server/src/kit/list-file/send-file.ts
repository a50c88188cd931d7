import { finished } from 'node:stream/promises'
import { Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { fileLinesType, type FileLine } from '@innkeeper/protocol/format/file-lines'
import type { FileFormat } from '@innkeeper/protocol/format/file-shape'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingAccepted, varyByEncoding, type Encoding } from '../http/encoding.ts'
import type { SavedAnswer } from '../transaction/idempotency.ts'
import { mediaTypes, type ListFile } from './list-file.ts'
import type { FilePart } from './written-list.ts'

/** A request for a file, its format, whether the caller has gone, and what makes and logs the refusal of a file that failed on its way. */
export type FileAsked = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly format: FileFormat
  readonly requestId: string
  readonly gone: AbortSignal
  readonly refusalOf: (error: unknown) => Promise<SavedAnswer>
}

/**
 * Sends a file while it is written, as fast as the caller takes it, and compressed. Who asks for lines gets them (`FileLine`); everybody else
 * the usual answer, in pieces. Throws if the file failed on the way or the caller has gone.
 */
export const sendFile = async (file: ListFile, asked: FileAsked): Promise<void> => {
  const { request, reply } = asked
  const failing: Failing = {}
  const asLines = request.headers.accept?.includes(fileLinesType) === true
  const source = Readable.from(asLines ? linesOf(file, asked, failing) : envelopeOf(file, asked, failing), { objectMode: false })
  // A caller who goes ends the stream in the middle of a read, which then fails unheard.
  source.on('error', () => undefined)
  const encoding = encodingAccepted(request)
  varyByEncoding(reply).type(asLines ? fileLinesType : 'application/json; charset=utf-8')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = encoding === 'identity' ? source : through(source, compressors[encoding]())
  void reply.send(body)
  try {
    await finished(reply.raw)
  } finally {
    source.destroy()
  }
  if (failing.failure !== undefined) throw failing.failure
}

/** A failure of the one ends the other, in both directions. */
const through = (source: Readable, compressor: Transform): Transform => {
  source.once('error', (error) => compressor.destroy(error))
  compressor.once('close', () => source.destroy())
  return source.pipe(compressor)
}

/** Each piece is handed on at once, so that the caller sees how far the file is. */
const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, () => Transform>> = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 1 }),
}

/** Why a file failed, if it did. */
type Failing = { failure?: Error }

const linesOf = async function* (file: ListFile, asked: FileAsked, failing: Failing): AsyncGenerator<Buffer> {
  const { format } = asked
  let rows = 0
  yield lineOf({ fileName: file.name(format), mediaType: mediaTypes[format], total: file.total })
  try {
    for await (const part of file.parts(format)) {
      ;({ rows } = part)
      yield lineOf(typeof part.content === 'string' ? { rows, text: part.content } : { rows, base64: part.content.toString('base64') })
    }
    yield lineOf({ whole: true, rows })
  } catch (error) {
    const { status, body } = await failed(error, asked, failing)
    yield Buffer.from(`{"status":${status},"refused":${String(body)}}\n`)
  }
}

const lineOf = (line: FileLine): Buffer => Buffer.from(`${JSON.stringify(line)}\n`)

const envelopeOf = async function* (file: ListFile, asked: FileAsked, failing: Failing): AsyncGenerator<Buffer> {
  const { format, requestId } = asked
  const head = JSON.stringify({ fileName: file.name(format), mediaType: mediaTypes[format] }).slice(0, -1)
  yield Buffer.from(`{"responseCode":0,"message":"","data":${head},${format === 'csv' ? '"text":"' : '"text":"","base64":"'}`)
  try {
    for await (const part of file.parts(format)) yield Buffer.from(inJson(part))
  } catch (error) {
    // What was sent is no JSON yet; the connection ends, so that nobody takes it for the whole.
    await failed(error, asked, failing)
    throw error
  }
  yield Buffer.from(`"},"requestId":"${requestId}"}`)
}

// Each part of a workbook but the last is a multiple of three bytes, so that together they are one text in base 64.
const inJson = ({ content }: FilePart): string =>
  typeof content === 'string' ? JSON.stringify(content).slice(1, -1) : content.toString('base64')

/** Notes a failure and makes its refusal. A caller who has gone caused it, and nobody reads a refusal. */
const failed = async (error: unknown, { gone, refusalOf }: FileAsked, failing: Failing): Promise<SavedAnswer> => {
  if (gone.aborted) throw error
  failing.failure = new Error('a file failed on its way', { cause: error })
  return refusalOf(error)
}
