import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Serves the built web application: hashed files are cached for a year, the page itself never, and every route answers with the page. */
export const mountWeb = async (app: FastifyInstance, webRoot: string | null): Promise<void> => {
  if (webRoot === null) return
  // The library would treat `/` as a folder and refuse clients that accept no compression.
  app.get('/', (_request, reply) => sendPage(reply))
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    wildcard: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** Answers with the page, which the browser requests again each time. */
export const sendPage = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache').sendFile('index.html')

/**
 * Whether a request is for a file of the web application or the guide: a page loads dozens, and many people behind one address load
 * hundreds at once.
 */
export const isAsset = (request: { readonly url: string }): boolean => /^\/(?:assets|help\/(?:fonts|pictures))\//.test(request.url)

/** Whether a request without a route comes from a person who opens a screen: then the answer is the page. */
export const wantsPage = (request: { readonly method: string; readonly url: string }): boolean =>
  request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '')
