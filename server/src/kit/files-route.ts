import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '../outside/files.ts'
import { Refused } from './refuse.ts'

/** Where pictures are served. */
const filesUrl = '/files/'

/** Pictures only, by the names that they are kept under; what is private bears other names and has no address. */
const pictureName = /^[0-9a-f]{40}-\d{2,4}\.webp$/

/** The address of a picture in one of its widths: never guessed, and never of another picture, so that it is kept for a year. */
export const pictureUrl = (fileKey: string, width: number): string => `${filesUrl}${pictureFile(fileKey, width)}`

/** What a picture's file is called in one of its widths. */
export const pictureFile = (fileKey: string, width: number): string => `${fileKey}-${width}.webp`

const forAYear = 'public, max-age=31536000, immutable'
/** A page of photos asks for many at once, and a whole hotel may come from one address. */
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
