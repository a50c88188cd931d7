import { beforeEach, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { cancellationForm } from '#testing/forms/policy-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { hiddenIn, siteVisitor, twoNights } from '#testing/site-visitor.ts'

const server = useTestServer()
const { addressOf, get, send, formOf } = siteVisitor(server)
let sold: Selling

beforeEach(async () => {
  sold = await makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })
})

const booked = async (refundable = true) => {
  const owner = await signInTo(server, sold.propertyId)
  const { id } = (await server.ask('cancellation-policy/create', cancellationForm({ refundable }), owner)).data
  await server.database.pool.query('update rate_plan set cancellation_policy_id = $2 where property_id = $1', [sold.propertyId, id])
  const here = addressOf(sold, 'reserve', twoNights(sold))
  return (await send(here, await formOf((await get(here)).text))).cookie
}

const act = (name: string, form: Record<string, string>, cookie: string) => send(addressOf(sold, 'mine', { act: name }), form, cookie)
const threeNights = { from: inDays(10), to: inDays(13), adults: '2', ages: '', guestName: 'Trần Thị Bình' }

test('a guest changes the dates and the name from the page, after seeing each step of the price and the difference', async () => {
  const cookie = await booked()
  const preview = await act('preview', threeNights, cookie)
  expect(preview.status).toBe(200)
  expect(preview.text).toContain('₫1,000,000 more.')
  expect(preview.text).toContain('Total before: ₫2,000,000')
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
  const confirmed = { ...threeNights, total: hiddenIn(preview.text, 'total'), seen: hiddenIn(preview.text, 'seen') }
  expect((await act('change', confirmed, cookie)).status).toBe(303)
  const mine = await get(addressOf(sold, 'mine'), cookie)
  expect(mine.text).toContain('value="Trần Thị Bình"')
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1, 1])
  const again = await act('change', confirmed, cookie)
  expect([again.status, again.text.includes('role="alert"')]).toEqual([409, true])
})

test('wrong dates and guests are told at their fields with what was typed kept; what is sold out is told before anything changes', async () => {
  const cookie = await booked()
  const backwards = await act('preview', { ...threeNights, to: inDays(9) }, cookie)
  expect([backwards.status, backwards.text.includes('id="to-problem"')]).toEqual([422, true])
  expect(backwards.text).toContain(`value="${inDays(9)}"`)
  expect((await act('preview', { ...threeNights, ages: 'x' }, cookie)).text).toContain('id="ages-problem"')
  await server.database.pool.query('update room_night set closed = true where property_id = $1 and night = $2', [
    sold.propertyId,
    inDays(12),
  ])
  const soldOut = await act('preview', threeNights, cookie)
  expect(soldOut.text).toContain('This change cannot be made')
  expect(soldOut.text).not.toContain('Confirm the change')
})

test('where the terms forbid it the page offers the name alone; without an open booking nothing is asked', async () => {
  const cookie = await booked(false)
  const { text } = await get(addressOf(sold, 'mine'), cookie)
  expect(text).toContain('only the guest’s name can be changed')
  expect(text).not.toContain('name="from"')
  expect((await act('preview', threeNights, cookie)).status).toBe(409)
  expect((await act('change', threeNights, '')).status).toBe(303)
})

test('the open booking gives its PDF and its calendar file; whoever has not opened it gets neither', async () => {
  const cookie = await booked()
  const [pdf, calendar, stranger] = await Promise.all([
    get(addressOf(sold, 'mine', { file: 'pdf' }), cookie),
    get(addressOf(sold, 'mine', { file: 'calendar' }), cookie),
    get(addressOf(sold, 'mine', { file: 'pdf' })),
  ])
  expect([pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+-en\.pdf"$/u)
  expect(calendar.text).toContain('BEGIN:VCALENDAR')
  expect(stranger.headers.get('content-type')).toContain('text/html')
})
