import type { CallPath } from '@innkeeper/protocol/catalogue'
import { envelope } from '@innkeeper/protocol/envelope'
import type { Language } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { requestParts } from '#kit/request/request-parts.ts'

/** What a call answered: its data, or why it was refused. */
export type Answered<Data> = {
  readonly status: number
  readonly data: Data | null
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
}

/** A call, with the shape of its answer. */
export type Asked<Data> = { readonly path: CallPath; readonly output: z.ZodType<Data> }

/** Asks a call. */
export type Ask = ReturnType<typeof asker>

type Asking = { readonly request: FastifyRequest; readonly language: Language; readonly key?: string }

/**
 * Sends what a form of a page says to a call, inside this process: with the caller's address, so that its limits hold, and with the checks,
 * keys and signals of every call.
 */
export const asker =
  (app: FastifyInstance) =>
  async <Data>({ path, output }: Asked<Data>, input: object, { request, language, key }: Asking): Promise<Answered<Data>> => {
    const { target, body } = requestParts(path, input)
    const reply = await app.inject({
      method: 'POST',
      url: target,
      remoteAddress: request.ip,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'user-agent': request.headers['user-agent'] ?? '',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: JSON.stringify(body),
    })
    const { data, message, errors = [] } = envelope.parse(reply.json())
    return { status: reply.statusCode, data: reply.statusCode === 200 ? output.parse(data) : null, message, errors }
  }
