import { siteTemplateKeys, type SiteTemplateKey } from '@innkeeper/rules/site-look/site-look'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { makeSellingPark } from '#testing/factories/book-tickets.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { savedLook } from '#testing/forms/look-forms.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { siteVisitor, twoNights } from '#testing/site-visitor.ts'
import { previewToken } from '#features/site-looks/preview-token.reads.ts'

const server = useTestServer()
const { addressOf, get } = siteVisitor(server)

const drafted = async (template: SiteTemplateKey = 'coast', header = '#123456') => {
  const sold = await makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })
  const owner = await signInTo(server, sold.propertyId)
  const { version } = (await server.ask('header-footer/detail', {}, owner)).data
  const saved = await server.ask(
    'header-footer/update',
    { version, ...savedLook, template, colours: { ...savedLook.colours, header } },
    owner,
  )
  expect(saved).toMatchObject({ status: 200 })
  const { token } = (await server.ask('header-footer/preview-token', {}, owner)).data
  return { ...sold, owner, token }
}

const styleOf = async (page: string) =>
  (await get(`${server.url()}${/href="([^"]*look\.css[^"]*)"/u.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''}`)).text

test('a draft is seen with its token only: kept nowhere, framed by us alone, in its links and its colours', async () => {
  const { token, ...sold } = await drafted()
  const shown = await get(addressOf(sold, '', { look: 'draft', token }))
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.text).toContain(`/calendar?lang=en&amp;look=draft&amp;token=${token}`)
  expect(shown.text).not.toMatch(/rel="canonical" href="[^"]*token/u)
  expect(await styleOf(shown.text)).toContain('--header:#123456')
  const guests = await get(addressOf(sold, ''))
  expect(guests.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await styleOf(guests.text)).not.toContain('#123456')
  const pages = ['calendar', 'mine', 'reserve'] as const
  const previews = await Promise.all(pages.map((page) => get(addressOf(sold, page, { ...twoNights(sold), look: 'draft', token }))))
  expect(previews.map(({ headers }) => headers.get('content-security-policy')?.includes("frame-ancestors 'self'"))).toEqual([
    true,
    true,
    true,
  ])
  expect(previews.filter(({ text }) => text.includes('solve.js'))).toEqual([])
  expect(previews.filter(({ headers }) => headers.get('content-security-policy')?.includes('script-src'))).toEqual([])
})

test('a token of another property, one whose time is over, a changed one and none show guests’ look, and no frame', async () => {
  const sold = await drafted()
  const other = await drafted()
  const past = previewToken(server.outside, sold.propertyId, new Date(Date.now() - 3_600_000)).token
  const shown = await Promise.all(
    [other.token, past, `x${sold.token}`, ''].map((token) => get(addressOf(sold, '', { look: 'draft', token }))),
  )
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(shown.map(({ headers }) => headers.get('content-security-policy')?.includes("frame-ancestors 'none'"))).toEqual(
    shown.map(() => true),
  )
  expect((await Promise.all(shown.map(({ text }) => styleOf(text)))).filter((style) => style.includes('#123456'))).toEqual([])
})

test('a park looks at its draft in the frame: its own page with its tickets, and its links keep the draft', async () => {
  const park = await makeSellingPark(server)
  const [{ code }, { token }] = [
    (await server.ask('header-footer/detail', {}, park.owner)).data,
    (await server.ask('header-footer/preview-token', {}, park.owner)).data,
  ]
  const shown = await get(`${server.url()}/book/${code}?look=draft&token=${token}&lang=en`)
  expect(shown).toMatchObject({ status: 200 })
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(shown.text).toContain('Day ticket, whole park')
  expect(shown.text).toMatch(/\/tickets\/VENGAY\?lang=en&amp;look=draft&amp;token=/u)
})

test('a property that is not on sale yet looks at its draft; guests are told that there is no such page', async () => {
  const propertyId = await makeProperty(server, { state: 'wait approve' })
  const owner = await signInTo(server, propertyId)
  const { code } = (await server.ask('header-footer/detail', {}, owner)).data
  const { token } = (await server.ask('header-footer/preview-token', {}, owner)).data
  expect((await get(addressOf({ property: code }, '', { look: 'draft', token }))).status).toBe(200)
  expect((await get(addressOf({ property: code }, ''))).status).toBe(404)
})

const expected = {
  coast: { classes: 'header-beside picture-wide rooms-list', order: ['class="photos', 'id="find"', 'id="rooms"', 'id="about"'] },
  city: { classes: 'header-centred picture-boxed rooms-cards', order: ['id="find"', 'class="photos', 'id="rooms"', 'id="about"'] },
  garden: {
    classes: 'header-beside picture-beside rooms-list',
    order: ['class="pair"', 'id="find"', 'class="photos', 'id="about"', 'id="rooms"'],
  },
} as const

test.each(siteTemplateKeys)(
  'the template %s lays the page out as it says: menu, pictures, rooms, and the order of the parts',
  async (template) => {
    const sold = await drafted(template)
    const { id } = (await server.ask('resource/upload-image', {}, { ...sold.owner, file: fileOf(await jpegPhoto()) })).data
    await server.database.pool.query('insert into property_image (property_id, image_id, main, display_order) values ($1, $2, true, 1)', [
      sold.propertyId,
      id,
    ])
    const { text } = await get(addressOf(sold, '', { look: 'draft', token: sold.token }))
    expect(text).toContain(`<body class="${expected[template].classes}">`)
    const places = expected[template].order.map((mark) => text.indexOf(mark))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  },
)
