import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { keptText, sendKept, type KeptText } from './kept-text.ts'

/** Answers with the page of the web application. Browsers ask the server for it each time. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The files that a screen needs in addition to those of every page, by the screen's path in the table of screens. */
const preloads = z.record(z.string(), z.array(z.string()))

/**
 * The page, with links to the files of the requested screen. The browser loads them at once and not one after the other
 * (`web/page/preloads.config.ts`).
 */
export const pageIn = (webRoot: string): SendPage => {
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const list = join(webRoot, '.preloads.json')
  const screens = Object.entries(existsSync(list) ? preloads.parse(JSON.parse(readFileSync(list, 'utf8'))) : {})
  const pages = new Map<string, KeptText>()
  const pageWith = (files: readonly string[]): KeptText => {
    const links = files.map(linkTo).join('')
    const kept = pages.get(links) ?? keptText('text/html; charset=utf-8', html.replace('</head>', `${links}</head>`))
    pages.set(links, kept)
    return kept
  }
  return (request, reply) => {
    const asked = pathOf(request).split('/')
    const [, files = []] = screens.find(([path]) => isAt(path.split('/'), asked)) ?? []
    return sendKept(pageWith(files), request, reply, 'no-cache')
  }
}

/** The page. While the installation waits for its first administrator, every address redirects to the screen that creates one. */
export const pageOnceSetUp =
  (sendPage: SendPage, waitsForSetUp: () => Promise<boolean>): SendPage =>
  async (request, reply) =>
    pathOf(request) !== setUpPath && (await waitsForSetUp())
      ? reply.header('cache-control', 'no-store').redirect(setUpPath)
      : sendPage(request, reply)

const setUpPath = '/setup'

const pathOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').replace(/\/$/, '')

/** The same kind of link as the build writes for the files of every page. */
const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`

const isAt = (path: readonly string[], asked: readonly string[]): boolean =>
  path.length === asked.length && path.every((part, index) => part.startsWith('$') || part === asked[index])
