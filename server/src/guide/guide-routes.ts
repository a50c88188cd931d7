import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languageOf, languages, type Language } from '@innkeeper/protocol/say'
import { schemeCookie, schemes, type Scheme } from '@innkeeper/protocol/scheme'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendCompressed } from '#kit/http/encoding.ts'
import { keptText, sendKept, type KeptText } from '#kit/http/kept-text.ts'
import { foundPage, noPage, startPage, textPage } from './guide-site.ts'
import { guidePictures, readGuide, type Guide } from './read-guide.ts'

/** The pages run no script and load styles, fonts and pictures from our origin only. */
const security =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const htmlType = 'text/html; charset=utf-8'

/** Serves the user guide below `/help`, read and rendered once, when somebody first opens it: it takes a tenth of a second and the library of pictures. */
export const mountGuide = async (app: FastifyInstance): Promise<void> => {
  const guideOnce = onceAsked(async () => {
    const guide = await readGuide()
    return { guide, kept: { vi: pagesOf(guide, 'vi'), en: pagesOf(guide, 'en') } }
  })
  const styles = { system: styleIn('light dark'), light: styleIn('light'), dark: styleIn('dark') }
  app.get('/help/guide.css', (request, reply) => {
    void reply.header('vary', 'cookie')
    return sendKept(styles[chosenScheme(request) ?? 'system'], request, reply, 'no-cache')
  })
  for (const start of ['/help', '/help/']) {
    app.get<{ Querystring: Asked }>(start, async (request, reply) => {
      const { guide, kept } = await guideOnce()
      const language = languageOfReader(request, secured(reply))
      const query = queryOf(request)
      if (query !== '') return sendFresh(foundPage(guide[language], query, language), request, reply)
      return sendKept(kept[language].start, request, reply, 'no-cache')
    })
  }
  app.get<{ Params: { page: string }; Querystring: Asked }>('/help/:page', async (request, reply) => {
    const { guide, kept } = await guideOnce()
    const language = languageOfReader(request, secured(reply))
    const page = kept[language].texts.get(request.params.page)
    return page === undefined
      ? sendFresh(noPage(guide[language], language), request, reply.code(404))
      : sendKept(page, request, reply, 'no-cache')
  })
  await serveFolder(app, { prefix: '/help/pictures/', root: guidePictures, only: /\.webp$/ })
  await serveFolder(app, { prefix: '/help/fonts/', root: fontsFolder, only: /\.(?:css|woff2?)$/ })
}

/** Work that is done when it is first asked for, and again after it failed. */
const onceAsked = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    }))
}

/** The guide's style sheet in one scheme, or in the one of the reader's system: `light dark`. */
const styleIn = (colorScheme: string): KeptText =>
  keptText('text/css; charset=utf-8', [...['guide.css', 'guide-text.css'].map(readBeside), `:root{color-scheme:${colorScheme}}`].join('\n'))

const pagesOf = (guide: Guide, language: Language) => {
  const texts = guide[language]
  return {
    start: keptText(htmlType, startPage(texts, language)),
    texts: new Map<string, KeptText>(texts.map((text) => [text.page, keptText(htmlType, textPage(texts, text, language))])),
  }
}

const fontsFolder = fileURLToPath(new URL('.', import.meta.resolve('@fontsource/be-vietnam-pro/400.css')))

const secured = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', security).header('vary', 'accept-language, cookie')

const sendFresh = (text: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  sendCompressed(Buffer.from(text), request, reply.type(htmlType).header('cache-control', 'no-cache'))

const queryOf = ({ query: { q } }: FastifyRequest<{ Querystring: Asked }>): string => (typeof q === 'string' ? q.trim().slice(0, 100) : '')

type Asked = { readonly lang?: unknown; readonly q?: unknown }

const readBeside = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

type Folder = { readonly prefix: string; readonly root: string; readonly only: RegExp }

const serveFolder = async (app: FastifyInstance, { prefix, root, only }: Folder): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    prefix,
    allowedPath: (path) => only.test(path),
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
}

const storedName = 'systemLanguage'

/**
 * The reader's language by the specification's rule: `lang` in the address, which is then stored; else the stored one; else the browser's.
 */
const languageOfReader = (request: FastifyRequest<{ Querystring: Asked }>, reply: FastifyReply): Language => {
  const asked = languages.find((language) => language === request.query.lang)
  if (asked !== undefined) {
    void reply.header('set-cookie', `${storedName}=${asked}; Path=/help; Max-Age=31536000; SameSite=Lax; HttpOnly`)
    return asked
  }
  const stored = cookieOf(request, storedName)
  return languages.find((language) => language === stored) ?? languageOf(request.headers['accept-language'])
}

/** The scheme that was chosen by hand in the web application, if one was. */
const chosenScheme = (request: FastifyRequest): Scheme | undefined => {
  const stored = cookieOf(request, schemeCookie)
  return schemes.find((scheme) => scheme === stored)
}

const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  new RegExp(String.raw`(?:^|;\s*)${name}=(\w+)`).exec(headers.cookie ?? '')?.[1]
