import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An encoding that answers are sent in. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The encoding that a client accepts. An encoding that it refuses by name is not used for its `*` either. */
export const encodingAccepted = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding => {
  const header = headers['accept-encoding'] ?? ''
  const refused = [...header.matchAll(/([\w-]+)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi)].map(([, name]) => name?.toLowerCase())
  const offered = (['br', 'gzip'] as const).filter((name) => !refused.includes(name))
  const accepted = negotiate(header, [...offered])
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}

/** Adds to the `Vary` header that the answer depends on the accepted encoding. */
export const varyByEncoding = (reply: FastifyReply): FastifyReply => {
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter((one) => one !== undefined)
  return reply.header('vary', vary.join(', '))
}

/** A shorter answer fits into one packet uncompressed. */
const shortest = 1024
/** The event loop compresses this many bytes in half a millisecond, which is cheaper than a thread. A thread compresses longer answers. */
const longestInPlace = 256 * 1024

/** The fastest level that still shrinks a window of the grid to a tenth (`docs/decisions/0020-waiting.md`). */
const brotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const zlib: ZlibOptions = { level: 1 }

const inPlace = {
  br: (body: Buffer) => brotliCompressSync(body, brotli),
  gzip: (body: Buffer) => gzipSync(body, zlib),
} as const

const onThread = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

/** Sends an answer that is made for one request. It is compressed as the client accepts, unless it is short. */
export const sendCompressed = async (body: Buffer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  if (body.length < shortest) return reply.send(body)
  const encoding = encodingAccepted(request)
  varyByEncoding(reply)
  if (encoding === 'identity') return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compressed(body, encoding))
}

const compressed = (body: Buffer, encoding: keyof typeof inPlace): Buffer | Promise<Buffer> => {
  if (body.length <= longestInPlace) return inPlace[encoding](body)
  return encoding === 'br' ? onThread.br(body, brotli) : onThread.gzip(body, zlib)
}
