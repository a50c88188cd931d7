import type { CallPath } from '@innkeeper/protocol/catalogue'
import { vi } from 'vitest'

/** A request that the application made. */
export type Asked = { readonly url: URL; readonly method: string; readonly headers: Headers; readonly body: unknown }

/** How a pretended server answers a call. */
export type Answer = { readonly status?: number; readonly body: object }

/** Stands at the network's edge: answers calls by their paths, and remembers what was asked. */
export const answerCalls = (answers: Partial<Record<CallPath, (asked: Asked) => Answer | Promise<Answer>>>): Asked[] => {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body }
    asked.push(request)
    const found = Object.entries(answers).find(([path]) => isPathOf(path, url))
    if (found === undefined) throw new TypeError(`nobody answers ${url.pathname}`)
    const { status = 200, body: answer } = await found[1](request)
    return new Response(JSON.stringify({ responseCode: 0, message: '', requestId: 'r1', ...answer }), { status })
  })
  return asked
}

const isPathOf = (path: string, url: URL): boolean => url.pathname === `/api/v2/hotel/${path}`
