import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSellingPark, type SellingPark } from '#testing/factories/book-tickets.ts'
import { makeTicketProduct } from '#testing/forms/ticket-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { siteVisitor } from '#testing/site-visitor.ts'

const server = useTestServer()
const { addressOf, get, send, formOf } = siteVisitor(server)

const wanted = { day: inDays(30), 'adult-VENGAY': '2', 'child-VENGAY': '1', 'senior-VENGAY': '0', for: 'VENGAY' }
const bought = async (park: SellingPark, query: Record<string, string> = wanted) => {
  const here = addressOf(park, 'order', query)
  return send(here, await formOf((await get(here)).text))
}

test('a guest chooses tickets on the product’s page, sees each step of the price, buys, and reads the tickets on the next page', async () => {
  const park = await makeSellingPark(server)
  const product = await get(addressOf(park, 'tickets/VENGAY', { day: inDays(30) }))
  for (const name of ['adult-VENGAY', 'child-VENGAY', 'senior-VENGAY']) expect(product.text).toContain(`name="${name}"`)
  const here = addressOf(park, 'order', wanted)
  const page = await get(here)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.text).toContain('2 × ₫350,000')
  expect(page.text).toContain('Book for ₫950,000')
  const form = await formOf(page.text)
  const done = await send(here, form)
  expect(done.status).toBe(303)
  expect(done.headers.get('location')).toContain('/visit')
  expect(done.headers.get('location')).not.toContain('example.com')
  expect((await send(here, form)).status).toBe(303)
  const visit = await get(addressOf(park, 'visit'), done.cookie)
  expect(visit.text).toContain('Your tickets with their QR codes are here once they are paid.')
  expect(visit.headers.get('cache-control')).toBe('no-store')
  const { rows } = await server.database.pool.query('select code from ticket_booking where property_id = $1', [park.propertyId])
  expect(rows).toEqual([{ code: /Tickets (\w{8,})/u.exec(visit.text)?.[1] }])
})

test('tickets of two products are one booking; each keeps the other while it is chosen', async () => {
  const park = await makeSellingPark(server)
  await makeTicketProduct(server, park.owner, { code: 'BUOITOI', slots: ['16:00'] })
  const both = { ...wanted, 'adult-BUOITOI': '2', 'slot-BUOITOI': '16:00' }
  expect((await get(addressOf(park, 'tickets/BUOITOI', wanted))).text).toContain('name="adult-VENGAY" value="2"')
  expect((await bought(park, both)).status).toBe(303)
  const { rows } = await server.database.pool.query(
    `select jsonb_array_length(snapshot->'lines') as lines from ticket_booking where property_id = $1`,
    [park.propertyId],
  )
  expect(rows).toEqual([{ lines: 2 }])
})

test('who chose no ticket or typed a wrong number is told on the product’s page; tickets that are gone say why', async () => {
  const park = await makeSellingPark(server, { capacity: 2 })
  const none = await get(addressOf(park, 'order', { ...wanted, 'adult-VENGAY': '0', 'child-VENGAY': '0' }))
  expect(none.status).toBe(303)
  expect((await get(`${server.url()}${none.headers.get('location') ?? ''}`)).text).toContain('Choose at least one ticket.')
  const wrong = await get(addressOf(park, 'order', { ...wanted, 'adult-VENGAY': '-1' }))
  expect((await get(`${server.url()}${wrong.headers.get('location') ?? ''}`)).text).toContain('id="adult-VENGAY-problem"')
  const full = await get(addressOf(park, 'order', wanted))
  expect(full.text).toContain('Day ticket, whole park: not enough tickets are left.')
  expect(full.text).not.toContain('data-book')
  expect((await get(addressOf(park, 'order', { day: inDays(30), 'adult-NOTHING': '1' }))).text).toContain('no longer on sale')
})

test('what is typed wrongly stays in the form with the reason at its field; a price that changed is told with the new one', async () => {
  const park = await makeSellingPark(server)
  const here = addressOf(park, 'order', wanted)
  const form = await formOf((await get(here)).text, { email: 'not an email', note: 'Đến <b>muộn</b>' })
  const refused = await send(here, form)
  expect([refused.status, refused.text.includes('id="email-problem"')]).toEqual([422, true])
  expect(refused.text).toContain('Đến &lt;b&gt;muộn&lt;/b&gt;')
  const good = await formOf((await get(here)).text)
  await server.database.pool.query('update ticket_product set adult_price = 400000 where property_id = $1', [park.propertyId])
  const dearer = await send(here, good)
  expect([dearer.status, dearer.text.includes('Book for ₫1,050,000'), dearer.text.includes('role="alert"')]).toEqual([409, true, true])
})

test('tickets are opened again by code and email, give their files once paid, and are cancelled; a stranger opens nothing', async () => {
  const park = await makeSellingPark(server)
  const done = await bought(park)
  const visit = await get(addressOf(park, 'visit'), done.cookie)
  const code = /Tickets (\w{8,})/u.exec(visit.text)?.[1] ?? ''
  const wrong = await send(addressOf(park, 'visit'), { code, email: 'other@example.com' })
  expect([wrong.status, wrong.text.includes('No tickets were found')]).toEqual([404, true])
  const opened = await send(addressOf(park, 'visit'), { code, email: 'AN.NGUYEN@example.com' })
  expect(opened.text).toContain(code)
  const paid = { code, kind: 'payment', paidOn: inDays(0), amount: 950_000, paymentMethod: 'cash' } as const
  await server.ask('booking/payment/update', paid, park.owner)
  const pdf = await get(addressOf(park, 'visit', { file: 'pdf' }), opened.cookie)
  expect([pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  expect((await get(addressOf(park, 'visit', { file: 'calendar' }), opened.cookie)).text).toContain('BEGIN:VCALENDAR')
  expect((await get(addressOf(park, 'visit', { file: 'pdf' }))).headers.get('content-type')).toContain('text/html')
  const noReason = await send(addressOf(park, 'visit', { act: 'cancel' }), { reason: '' }, opened.cookie)
  expect([noReason.status, noReason.text.includes('id="reason-problem"')]).toEqual([422, true])
  expect((await send(addressOf(park, 'visit', { act: 'cancel' }), { reason: 'Mưa' }, opened.cookie)).status).toBe(303)
  expect((await get(addressOf(park, 'visit'), opened.cookie)).text).not.toContain('Cancel these tickets')
  expect((await send(addressOf(park, 'visit', { act: 'leave' }), {}, opened.cookie)).headers.get('set-cookie')).toContain('Max-Age=0')
})
