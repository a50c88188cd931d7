import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text that is the same for everybody, compressed once for each encoding that was requested. */
export type KeptText = { readonly type: string; readonly tag: string; readonly bytesIn: (encoding: Encoding) => Promise<Buffer> }
type Encoding = keyof typeof packers

const packers = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (text: string) => Buffer.from(text),
} as const

/** A text to be served many times, with its media type and its ETag. */
export const keptText = (type: string, text: string): KeptText => {
  const packed: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    type,
    tag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    bytesIn: (encoding) => (packed[encoding] ??= packers[encoding](text)),
  }
}

/** Sends a kept text in an encoding that the client accepts, or 304 if it is unchanged; `cacheControl` is the header's value. */
export const sendKept = async (
  { type, tag, bytesIn }: KeptText,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
): Promise<FastifyReply> => {
  const encoding = encodingAccepted(request)
  const own = `"${tag}-${encoding}"`
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter((one) => one !== undefined).join(', ')
  void reply.header('etag', own).header('cache-control', cacheControl).header('vary', vary)
  if (request.headers['if-none-match'] === own) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(type).send(await bytesIn(encoding))
}

const encodingAccepted = ({ headers }: FastifyRequest): Encoding => {
  const accepted = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip'])
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}
