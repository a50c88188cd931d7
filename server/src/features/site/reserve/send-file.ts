import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { FastifyReply } from 'fastify'

/** Sends a file of a guest's own booking, to be saved and kept nowhere else. */
export const sendFile = (reply: FastifyReply, { fileName, mediaType, base64 }: CallOutput<'guest/confirmation'>): FastifyReply =>
  reply
    .type(mediaType)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(base64, 'base64'))
