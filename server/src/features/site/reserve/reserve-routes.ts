import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { keptText, sendKept } from '#kit/http/kept-text.ts'
import type { SiteMount } from '../site-mount.ts'
import { mountBook } from './book-routes.ts'
import { mountOrder } from '../park/order-routes.ts'
import { mountVisit } from '../park/visit-routes.ts'
import { mountMine } from './mine-routes.ts'
import { solvingScript } from './solve-in-page.ts'

/** Mounts the pages on which a guest books, finds the booking again, and cancels it. Forms are sent to the calls of guests. */
export const mountReserving = async (app: FastifyInstance, site: SiteMount): Promise<void> => {
  const script = keptText('text/javascript; charset=utf-8', solvingScript)
  app.get('/book/solve.js', (request, reply) => sendKept(script, request, reply, 'no-cache'))
  await app.register(fastifyStatic, {
    root: altchaFolder,
    prefix: '/book/altcha/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => path.endsWith('.js'),
  })
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    mountBook(forms, site)
    mountMine(forms, site)
    mountOrder(forms, site)
    mountVisit(forms, site)
  })
}

const altchaFolder = fileURLToPath(new URL('.', import.meta.resolve('altcha-lib')))
