import { guestTicketCalls } from '@innkeeper/protocol/calls/support/guest-tickets'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { FastifyInstance } from 'fastify'
import { asker } from '../reserve/ask-call.ts'
import type { FormRoute } from '../reserve/form-sent.ts'
import { ownRoutes, type Own } from '../reserve/own-routes.ts'
import type { PageRoute } from '../serve-page.ts'
import type { SiteMount } from '../site-mount.ts'
import { visitPage } from './pages/visit-page.ts'
import { parkWords } from './park-words.ts'

const visit: Own<CallOutput<'guest/ticket-booking'>> = {
  path: '/visit',
  words: parkWords,
  kind: 'playground',
  calls: {
    booking: { path: 'guest/ticket-booking', output: guestTicketCalls['guest/ticket-booking'].output },
    file: { path: 'guest/ticket-file', output: guestTicketCalls['guest/ticket-file'].output },
    cancel: { path: 'guest/ticket-cancel', output: guestTicketCalls['guest/ticket-cancel'].output },
  },
  fileOf: ({ part }) => ({ part: Number(part ?? 1) }),
  page: visitPage,
}

/** Mounts the page on which a guest opens tickets, reads them, takes their files and cancels them. */
export const mountVisit = (app: FastifyInstance, { render, limits }: SiteMount): void => {
  const { read, take } = ownRoutes(visit, { ask: asker(app), render })
  app.get<PageRoute>('/book/:code/visit', limits.page, read)
  app.post<FormRoute>('/book/:code/visit', limits.form, take)
}
