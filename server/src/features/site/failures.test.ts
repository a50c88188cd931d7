import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { siteVisitor, twoNights } from '#testing/site-visitor.ts'

const server = useTestServer({ behindProxy: true })
const { addressOf, get, formOf } = siteVisitor(server)

const selling = () => makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })

const asBrowser = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'en' }

/** Opens an address from a network, as a browser does unless other headers are given. */
const open = async (
  address: string,
  network: number,
  request: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> } = {},
) => {
  const from = `198.51.${Math.floor(network / 250)}.${network % 250}`
  const reply = await fetch(address, {
    redirect: 'manual',
    ...request,
    headers: { ...asBrowser, ...request.headers, 'x-forwarded-for': from },
  })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

/** Makes each page of the site fail meanwhile. */
const broken = async <T>(work: () => Promise<T>): Promise<T> => {
  await server.database.pool.query('alter table site_look_version rename to site_look_version_away')
  try {
    return await work()
  } finally {
    await server.database.pool.query('alter table site_look_version_away rename to site_look_version')
  }
}

test('a page that fails says so in the hotel’s look where it was shown before, plainly where not, with a code to tell; programs get JSON', async () => {
  const [shown, unseen] = [await selling(), await selling()]
  await get(addressOf(shown, ''))
  await broken(async () => {
    const known = await open(addressOf(shown, ''), 1)
    expect(known.status).toBe(500)
    expect(known.text).toContain('Something went wrong')
    expect(known.text).toContain(known.headers.get('x-request-id'))
    expect(known.text).toContain('Seagull Hotel')
    expect(known.text).toContain(`/book/${shown.property}/look.css`)
    expect(known.headers.get('content-security-policy')).toContain("default-src 'none'")
    const plain = await open(addressOf(unseen, '', { lang: 'vi' }), 1)
    expect(plain.status).toBe(500)
    expect(plain.text).toContain('Trang gặp lỗi')
    expect(plain.text).not.toContain('look.css')
    const program = await open(addressOf(shown, ''), 1, { headers: { accept: '*/*' } })
    expect(program.headers.get('content-type')).toContain('application/json')
  })
})

test('a form that meets a failure is kept: what was typed is sent again by one button, and makes one booking', async () => {
  const sold = await selling()
  const here = addressOf(sold, 'reserve', twoNights(sold))
  const form = await formOf((await get(here)).text, { note: 'Phòng "yên tĩnh" <tầng cao>', total: '1' })
  const failed = await broken(() => open(here, 2, { method: 'POST', body: new URLSearchParams({ ...form, act: 'price' }) }))
  expect(failed.status).toBe(500)
  expect(failed.text).toContain('name="note" value="Phòng &quot;yên tĩnh&quot; &lt;tầng cao&gt;"')
  expect(failed.text).toContain(`name="key" value="${form['key']}"`)
  const kept = [...failed.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/gu)].map(([, name = '']) => name)
  expect(kept.toSorted()).toEqual([...Object.keys(form), 'act'].toSorted())
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
})

test('a network beyond its limit is told in how many seconds to come back; its form is kept; another network is served', async () => {
  const sold = await selling()
  const here = addressOf(sold, 'mine')
  const send = (network: number) =>
    open(here, network, { method: 'POST', body: new URLSearchParams({ code: 'ABCDEFGH', email: 'an@example.com' }) })
  const answers = await Promise.all(Array.from({ length: 130 }, () => send(3)))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.text).toContain('Too many pages at once')
  expect(refused?.text).toContain(`Try again in ${refused?.headers.get('retry-after')} seconds.`)
  expect(refused?.text).toContain('name="email" value="an@example.com"')
  expect((await send(4)).status).toBe(404)
})

test('when too many wait for a page, the next is told to try again in a few seconds, in the hotel’s colours', async () => {
  const sold = await selling()
  await get(addressOf(sold, ''))
  const holder = await server.database.pool.connect()
  await holder.query('begin')
  await holder.query('lock table site_look_version in access exclusive mode')
  const waiting = Array.from({ length: 230 }, (_, network) => open(addressOf(sold, ''), 100 + network))
  const turned = await Promise.race(waiting)
  const colours = await open(`${server.url()}/book/${sold.property}/look.css`, 5)
  await holder.query('rollback')
  holder.release()
  await Promise.all(waiting)
  expect(turned).toMatchObject({ status: 503 })
  expect(turned.headers.get('retry-after')).toBe('5')
  expect(turned.text).toContain('We are very busy right now')
  expect(turned.text).toContain('Seagull Hotel')
  expect(colours.status).toBe(200)
  expect(colours.text).toContain('--button:')
})

test('an address below a hotel’s site that is no page of it is a page that is not there, in its look; below no site it is plain', async () => {
  const sold = await selling()
  const missing = await open(addressOf(sold, 'rooms/12'), 6)
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('There is no such page')
  expect(missing.text).toContain('Seagull Hotel')
  const nobody = await open(`${server.url()}/book/NOBODY/rooms/12?lang=vi`, 6)
  expect(nobody.status).toBe(404)
  expect(nobody.text).toContain('Không có trang này')
})
