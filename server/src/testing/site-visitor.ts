import { inDays } from './factories/book-stay.ts'
import { servingUrl } from './server/database-setup.ts'
import { startTestServer, type TestServer } from './server/test-server.ts'
import { solveCaptcha } from './solve-captcha.ts'

type Place = { readonly property: string }
type Fields = Readonly<Record<string, string>>

/** What a test reads of a page of a property's site. */
export type PageRead = { readonly status: number; readonly text: string; readonly headers: Headers; readonly cookie: string }

/** Reads the pages of a property's site and sends their forms, as a browser without a script does. */
export const siteVisitor = (server: TestServer) => {
  const ask = async (address: string, request: RequestInit, cookie = ''): Promise<PageRead> => {
    const reply = await fetch(address, { ...request, redirect: 'manual', headers: { cookie } })
    const set = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { status: reply.status, text: await reply.text(), headers: reply.headers, cookie: set }
  }
  return {
    /** The address of a page in English. */
    addressOf: ({ property }: Place, page: string, query: Fields = {}): string =>
      `${server.url()}/book/${property}${page === '' ? '' : `/${page}`}?${new URLSearchParams({ lang: 'en', ...query }).toString()}`,
    get: (address: string, cookie?: string) => ask(address, {}, cookie),
    send: (address: string, form: Fields, cookie?: string) => ask(address, { method: 'POST', body: new URLSearchParams(form) }, cookie),
    /** The form of the page on which a guest books, filled in. */
    formOf: async (page: string, more: Fields = {}): Promise<Record<string, string>> => ({
      total: hiddenIn(page, 'total'),
      key: hiddenIn(page, 'key'),
      captcha: await solveCaptcha(server),
      name: 'Nguyễn Văn An',
      email: 'an.nguyen@example.com',
      phone: '',
      note: '',
      method: 'bank transfer',
      ...more,
    }),
  }
}

/** Lets guests use the sites on a server of its own, which writes what it counted when it is stopped. */
export const onOwnServer = async (
  server: TestServer,
  act: (url: string, visitor: ReturnType<typeof siteVisitor>) => Promise<void>,
): Promise<void> => {
  const own = await startTestServer(servingUrl(server.database.url), server.outside)
  await act(own.url, siteVisitor({ ...server, url: () => own.url }))
  await own.stop()
}

/** What a guest asks for in the address of the page on which it books: two nights for two adults. */
export const twoNights = ({ roomPlanId }: { readonly roomPlanId: string }) => ({
  from: inDays(10),
  to: inDays(12),
  adults: '2',
  rooms: '1',
  plan: roomPlanId,
})

/** The value of a hidden field of a page. */
export const hiddenIn = (page: string, name: string): string => new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? ''
