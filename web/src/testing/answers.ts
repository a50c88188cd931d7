import type { CallPath } from '@innkeeper/protocol/catalogue'
import { vi } from 'vitest'

/** A request that the application made. */
export type Asked = {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
  /** Whether the browser sends it although the page is closed. */
  readonly outlivesPage: boolean
}

/** How a pretended server answers a call. */
export type Answer = { readonly status?: number; readonly body: object }

/** Stands at the network's edge: answers calls by their paths, and remembers what was asked. */
export const answerCalls = (answers: Partial<Record<CallPath, (asked: Asked) => Answer | Promise<Answer>>>): Asked[] => {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body, outlivesPage: init.keepalive === true }
    if (answers[keptLists] === undefined && isPathOf(keptLists, url)) return respond(nothingKept)
    asked.push(request)
    const found = Object.entries(answers).find(([path]) => isPathOf(path, url))
    if (found === undefined) throw new TypeError(`nobody answers ${url.pathname}`)
    return respond(await found[1](request))
  })
  return asked
}

/** Every list asks what a person keeps of it: nothing, in tests of something else. */
const keptLists = 'list-view/get-all'
const nothingKept: Answer = { body: { data: { views: [], columns: [] } } }

const respond = ({ status = 200, body }: Answer): Response =>
  new Response(JSON.stringify({ responseCode: 0, message: '', requestId: 'r1', ...body }), { status })

const isPathOf = (path: string, url: URL): boolean => url.pathname === `/api/v2/hotel/${path}`
