import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { languageOf } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPage } from './api-page.ts'
import { openApiDocument } from './openapi.ts'

/** Where the API describes itself: for machines, for people, and the people's style sheet. */
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
  const openApi = document('application/json', JSON.stringify(openApiDocument()))
  const style = document('text/css; charset=utf-8', readFileSync(new URL('api-page.css', import.meta.url), 'utf8'))
  const pages = {
    vi: document('text/html; charset=utf-8', apiPage('vi', links)),
    en: document('text/html; charset=utf-8', apiPage('en', links)),
  }
  app.get(apiUrls.openApi, (request, reply) => send(openApi, request, reply))
  app.get(apiUrls.style, (request, reply) => send(style, request, reply))
  app.get(apiUrls.page, (request, reply) =>
    send(pages[languageAsked(request)], request, reply.header('content-security-policy', pageSecurity).header('vary', 'accept-language')),
  )
}

type Document = { readonly type: string; readonly text: string; readonly tag: string }

const document = (type: string, text: string): Document => ({
  type,
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
})

const send = ({ type, text, tag }: Document, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const answer = reply.header('etag', tag).header('cache-control', 'no-cache')
  return request.headers['if-none-match'] === tag ? answer.code(304).send() : answer.type(type).send(text)
}

const languageAsked = (request: FastifyRequest) => {
  const { query } = request
  const asked: unknown = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return languageOf(typeof asked === 'string' ? asked : request.headers['accept-language'])
}
