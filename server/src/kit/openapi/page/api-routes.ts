import { readFileSync } from 'node:fs'
import { languageOf } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiTexts } from './api-texts.ts'
import { apiUrls } from './api-urls.ts'
import { keptText, sendKept, type KeptText } from '../../http/kept-text.ts'

/** The page runs no script and loads nothing but its style sheet. */
const pageSecurity = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the description of the API, written once when it is first asked for. */
export const mountApiPage = (app: FastifyInstance): void => {
  const style = keptText('text/css; charset=utf-8', readFileSync(new URL('api-page.css', import.meta.url), 'utf8'))
  app.get(apiUrls.openApi, async (request, reply) => send((await described()).openApi, request, reply))
  app.get(apiUrls.style, (request, reply) => send(style, request, reply))
  app.get(apiUrls.page, async (request, reply) => {
    void reply.header('content-security-policy', pageSecurity).header('vary', 'accept-language')
    return send((await described())[languageAsked(request)], request, reply)
  })
}

type Described = Readonly<Record<'openApi' | 'vi' | 'en', KeptText>>

let kept: Described | undefined

const described = async (): Promise<Described> => {
  const texts = await apiTexts()
  const html = 'text/html; charset=utf-8'
  return (kept ??= { openApi: keptText('application/json', texts.openApi), vi: keptText(html, texts.vi), en: keptText(html, texts.en) })
}

/** A browser may cache it for five minutes and then asks whether it has changed; only a release changes it. */
const shortly = 'public, max-age=300'

const send = (text: KeptText, request: FastifyRequest, reply: FastifyReply) => sendKept(text, request, reply, shortly)

const languageAsked = (request: FastifyRequest) => {
  const { query } = request
  const asked: unknown = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return languageOf(typeof asked === 'string' ? asked : request.headers['accept-language'])
}
