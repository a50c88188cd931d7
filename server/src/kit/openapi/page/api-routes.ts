import { readFileSync } from 'node:fs'
import { languageOf } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPage } from './api-page.ts'
import { openApiDocument } from '../openapi.ts'
import { keptText, sendKept, type KeptText } from '../../http/kept-text.ts'

/** The addresses of the API's description: for machines, for people, and the style sheet. */
export const apiUrls = {
  openApi: '/api/v2/hotel/openapi.json',
  page: '/api/v2/hotel/docs',
  style: '/api/v2/hotel/docs.css',
} as const

/** The page runs no script and loads nothing but its style sheet. */
const pageSecurity = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the description of the API, written once when the server starts. */
export const mountApiPage = (app: FastifyInstance): void => {
  const links = { style: apiUrls.style, openApi: apiUrls.openApi }
  const openApi = keptText('application/json', JSON.stringify(openApiDocument()))
  const style = keptText('text/css; charset=utf-8', readFileSync(new URL('api-page.css', import.meta.url), 'utf8'))
  const pages = {
    vi: keptText('text/html; charset=utf-8', apiPage('vi', links)),
    en: keptText('text/html; charset=utf-8', apiPage('en', links)),
  }
  app.get(apiUrls.openApi, (request, reply) => send(openApi, request, reply))
  app.get(apiUrls.style, (request, reply) => send(style, request, reply))
  app.get(apiUrls.page, (request, reply) =>
    send(pages[languageAsked(request)], request, reply.header('content-security-policy', pageSecurity).header('vary', 'accept-language')),
  )
}

/** A browser may cache it for five minutes and then asks whether it has changed; only a release changes it. */
const shortly = 'public, max-age=300'

const send = (text: KeptText, request: FastifyRequest, reply: FastifyReply) => sendKept(text, request, reply, shortly)

const languageAsked = (request: FastifyRequest) => {
  const { query } = request
  const asked: unknown = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return languageOf(typeof asked === 'string' ? asked : request.headers['accept-language'])
}
