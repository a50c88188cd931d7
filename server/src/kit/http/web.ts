import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { SendPage } from './page.ts'

/** Serves the built web application: hashed files are cached for a year, the page itself never. */
export const mountWeb = async (app: FastifyInstance, webRoot: string, sendPage: SendPage): Promise<void> => {
  for (const url of ['/', '/index.html']) app.get(url, sendPage)
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

/**
 * Whether a request is for a file of the web application or the guide: a page loads dozens, and many people behind one address load
 * hundreds at once.
 */
export const isAsset = (request: { readonly url: string }): boolean => /^\/(?:assets|help\/(?:fonts|pictures))\//.test(request.url)

/**
 * Whether a request is for code, a style or a font that a page loads. The page's own security headers apply to these, and repeating them
 * would add a kilobyte to each of forty files. A worker needs its own headers, like a page.
 */
export const isPartOfPage = (request: { readonly url: string }): boolean =>
  /^\/assets\/(?!.*worker)[\w.-]+\.(?:js|css|woff2?)$/.test(request.url)

/** Whether a request without a route comes from a person who opens a screen; such a request is answered with the page. */
export const wantsPage = (request: { readonly method: string; readonly url: string }): boolean =>
  request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '')
