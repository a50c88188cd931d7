import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '#outside/files.ts'
import { Refused } from '../call/refuse.ts'

/** The address of pictures. */
const filesUrl = '/files/'

/** Pictures only, by their stored names; private files have other names and no address. */
const pictureName = /^[0-9a-f]{40}-\d{2,4}\.webp$/

/** The address of a picture in one width: it cannot be guessed and never changes its content, so it is cached for a year. */
export const pictureUrl = (fileKey: string, width: number): string => `${filesUrl}${pictureFile(fileKey, width)}`

/** The file name of a picture in one width. */
export const pictureFile = (fileKey: string, width: number): string => `${fileKey}-${width}.webp`

const forAYear = 'public, max-age=31536000, immutable'
/** A page of photos requests many at once, and a whole hotel may share one address. */
const perMinute = 6000

/** Serves pictures out of the storage, from our own origin whatever the storage is. */
export const mountFiles = (app: FastifyInstance, files: FileStore): void => {
  app.get<{ Params: { name: string } }>(`${filesUrl}:name`, { config: { rateLimit: { max: perMinute } } }, async (request, reply) =>
    sendPicture(files, request.params.name, { request, reply }),
  )
}

const sendPicture = async (
  files: FileStore,
  name: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> => {
  const bytes = pictureName.test(name) ? await files.get(name) : null
  if (bytes === null) throw new Refused('notFound')
  const tag = `"${name}"`
  void reply.header('cache-control', forAYear).header('etag', tag).header('cross-origin-resource-policy', 'cross-origin')
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type('image/webp').send(bytes)
}
