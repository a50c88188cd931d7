import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingAccepted, varyByEncoding, type Encoding } from './encoding.ts'

/** A text that is the same for everybody, compressed once for each encoding that was requested. */
export type KeptText = { readonly type: string; readonly tag: string; readonly bytesIn: (encoding: Encoding) => Promise<Buffer> }

const packers = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (text: string) => Buffer.from(text),
} as const satisfies Record<Encoding, unknown>

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
  void varyByEncoding(reply).header('etag', own).header('cache-control', cacheControl)
  if (request.headers['if-none-match'] === own) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(type).send(await bytesIn(encoding))
}
