import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built web application: hashed files for a year, the page itself never from a cache, any route as the page. */
export const mountWeb = async (app: FastifyInstance, webRoot: string | null): Promise<void> => {
  if (webRoot === null) return
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

/** Whether a request is for one of the files of the web application, of which a page takes dozens and a house of people hundreds at once. */
export const isAsset = (request: { readonly url: string }): boolean => request.url.startsWith('/assets/')

/** Whether a request that no route took is a person opening a screen: then the page itself is the answer. */
export const wantsPage = (request: { readonly method: string; readonly url: string }): boolean =>
  request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '')
