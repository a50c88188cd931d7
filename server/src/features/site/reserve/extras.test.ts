import { beforeEach, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { giftCodeForm } from '#testing/forms/gift-code-forms.ts'
import { makeHotelService } from '#testing/forms/hotel-service-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { hiddenIn, siteVisitor, twoNights } from '#testing/site-visitor.ts'

const server = useTestServer()
const { addressOf, get, send, formOf } = siteVisitor(server)
let sold: Selling
let owner: SignedIn

beforeEach(async () => {
  sold = await makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })
  owner = await signInTo(server, sold.propertyId)
})

const here = () => addressOf(sold, 'reserve', twoNights(sold))
const priced = (more: Record<string, string>) => send(here(), { act: 'price', ...more })

test('the page offers what is sold on the site and nothing that is for agents only', async () => {
  await makeHotelService(server, owner, { code: 'SPA60', nameEn: 'An hour in the spa', channels: ['website'] })
  await makeHotelService(server, owner, { code: 'BUS', nameEn: 'A bus for agents', channels: ['agents'] })
  await makeHotelService(server, owner, { code: 'OLD', nameEn: 'A service of long ago', active: false })
  const { text } = await get(here())
  expect(text).toContain('An hour in the spa')
  expect(text).toContain('name="service-SPA60"')
  expect(text).not.toContain('A bus for agents')
  expect(text).not.toContain('A service of long ago')
  const forged = await send(here(), await formOf(text, { 'service-BUS': '1' }))
  expect(forged.status).toBe(422)
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
})

test('a service is added and priced by a form without a script, booked at that price, and read on the page of the booking', async () => {
  await makeHotelService(server, owner, { code: 'BUS', nameEn: 'Airport bus', unit: 'booking', price: 450_000, taxedAs: 'room' })
  const plain = Number(hiddenIn((await get(here())).text, 'total'))
  const page = await priced({ 'service-BUS': '2', name: 'Nguyễn Văn An' })
  expect(page.status).toBe(200)
  expect(Number(hiddenIn(page.text, 'total')) - plain).toBeGreaterThanOrEqual(900_000)
  expect(page.text).toContain('2 × ₫450,000')
  expect(page.text).toContain('value="Nguyễn Văn An"')
  const booked = await send(here(), await formOf(page.text, { 'service-BUS': '2' }))
  expect(booked.status).toBe(303)
  const mine = await get(addressOf(sold, 'mine'), booked.cookie)
  expect(mine.text).toContain('Airport bus')
  expect(mine.text).toContain('2 × ₫450,000')
  const taken = await server.database.pool.query('select amount::int from booking_hotel_service where property_id = $1', [sold.propertyId])
  expect(taken.rows).toEqual([{ amount: 900_000 }])
})

test.each(['3', '-1', '1.5', 'two'])(
  'where one booking may have two of a service, “%s” is refused at its field, and nothing is booked',
  async (typed) => {
    await makeHotelService(server, owner, { code: 'BUS', maxOrder: 2 })
    const page = await priced({ 'service-BUS': typed })
    expect(page.text).toContain('id="service-BUS-problem"')
    expect(page.text).toContain(`value="${typed}"`)
    const refused = await send(here(), await formOf(page.text, { 'service-BUS': typed }))
    expect([refused.status, refused.text.includes('id="service-BUS-problem"')]).toEqual([422, true])
    expect(await soldByNight(server, sold.propertyId)).toEqual([])
  },
)

test('a gift code is taken off once, and its last use belongs to who books first', async () => {
  await server.ask('giftcode/create', giftCodeForm({ mostUses: 1 }), owner)
  const plain = Number(hiddenIn((await get(here())).text, 'total'))
  const page = await priced({ giftCode: ' he2027 ' })
  expect(page.text).toContain('Summer gift (HE2027)')
  expect(Number(hiddenIn(page.text, 'total'))).toBe(plain * 0.9)
  const forms = [await formOf(page.text, { giftCode: 'he2027' }), await formOf(page.text, { giftCode: 'he2027', key: crypto.randomUUID() })]
  const sent = await Promise.all(forms.map((form) => send(here(), form)))
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  const late = sent.find(({ status }) => status === 409)
  expect(late?.text).toContain('id="giftCode-problem"')
  expect(late?.text).toContain('value="he2027"')
})

test('a wrong gift code is told at its field with what was typed kept, in the price and when booking', async () => {
  const page = await priced({ giftCode: 'WRONG', name: 'Nguyễn Văn An' })
  expect(page.text).toContain('The gift code is wrong.')
  expect(page.text).toContain('value="WRONG"')
  expect(page.text).toContain('value="Nguyễn Văn An"')
  const refused = await send(here(), await formOf(page.text, { giftCode: 'WRONG' }))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('id="giftCode-problem"')
  expect(refused.text).toContain('value="an.nguyen@example.com"')
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
})

test('“shown on the website”: a code is named on the page and taken by its button, also without a script', async () => {
  await server.ask('giftcode/create', giftCodeForm({ onWebsite: true }), owner)
  const { text } = await get(here())
  const plain = Number(hiddenIn(text, 'total'))
  expect(text).toContain('Use the code HE2027')
  expect(text).toContain('Summer gift')
  const page = await send(here(), { offered: 'HE2027', name: 'Nguyễn Văn An' })
  expect(page.status).toBe(200)
  expect(Number(hiddenIn(page.text, 'total'))).toBe(plain * 0.9)
  expect(page.text).toContain('value="HE2027"')
  expect(page.text).toContain('value="Nguyễn Văn An"')
  expect(page.text).not.toContain('Use the code HE2027')
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
  expect((await send(here(), await formOf(page.text, { giftCode: 'HE2027' }))).status).toBe(303)
})

test.each<[string, Parameters<typeof giftCodeForm>[0]]>([
  ['is not to be shown', { onWebsite: false }],
  ['is stopped', { active: false }],
  ['has not begun', { validFrom: inDays(1) }],
  ['is for some agents', { forAgents: 'kinds', agentKinds: ['travel company'] }],
  ['is for credit alone', { methods: ['debt'] }],
  ['asks for a larger booking', { minOrder: 90_000_000 }],
  ['asks for more rooms', { minRooms: 2 }],
  ['is taken from services, of which there are none', { takenFrom: 'services' }],
])('no code is shown that %s', async (_what, given) => {
  await server.ask('giftcode/create', giftCodeForm({ onWebsite: true, ...given }), owner)
  expect((await get(here())).text).not.toContain('HE2027')
})

test('codes that were made many at once are one person’s each: none of them is shown', async () => {
  const { code: _code, ...terms } = giftCodeForm({ onWebsite: true })
  expect(await server.ask('giftcode/create-many', { pattern: 'MANY-#####', count: 3, ...terms }, owner)).toMatchObject({ status: 200 })
  expect((await get(here())).text).not.toContain('MANY-')
})
