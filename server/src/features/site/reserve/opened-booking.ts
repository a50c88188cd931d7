import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { PageRequest } from '../serve-page.ts'

/** The booking that a guest has opened on this device. It is in a cookie of the site, so that no address holds an email. */
export type OpenedBooking = z.output<typeof opened>

const opened = z.strictObject({ code: z.string().max(40), email: z.string().max(255) })
const cookieName = 'booking'
const dayInSeconds = 86_400

/** Remembers on this device which booking is open, for a day. */
export const rememberBooking = (request: PageRequest, reply: FastifyReply, booking: OpenedBooking): void => {
  const value = Buffer.from(JSON.stringify(booking)).toString('base64url')
  void reply.header('set-cookie', `${cookieName}=${value}; ${attributesOf(request)}; Max-Age=${dayInSeconds}`)
}

/** Forgets the open booking on this device. */
export const leaveBooking = (request: PageRequest, reply: FastifyReply): FastifyReply =>
  reply.header('set-cookie', `${cookieName}=; ${attributesOf(request)}; Max-Age=0`)

/** The booking that is open on this device; null where none is. */
export const openedBooking = ({ headers }: PageRequest): OpenedBooking | null => {
  const value = new RegExp(String.raw`(?:^|;\s*)${cookieName}=([\w-]+)`).exec(headers.cookie ?? '')?.[1]
  if (value === undefined) return null
  const read = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
      } catch {
        context.addIssue('not ours')
        return z.NEVER
      }
    })
    .pipe(opened)
    .safeParse(value)
  return read.success ? read.data : null
}

const attributesOf = ({ params: { code }, protocol }: PageRequest): string =>
  `Path=/book/${encodeURIComponent(code)}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`
