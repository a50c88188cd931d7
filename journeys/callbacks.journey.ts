import { gatewayCallbackPaths } from '@innkeeper/protocol/codes/gateway-callbacks'
import { urlOf } from '@innkeeper/protocol/url-of'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { describe, expect, test } from 'vitest'
import { bookCheapest } from './world/agent.ts'
import { onepayWord, takeCards, type AskedOfOnepay } from './world/start/pretend-onepay.ts'
import { comeAs } from './world/sign-in.ts'
import { ownProduct } from './world/start/own-product.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', days: 270 },
  { language: 'en', days: 280 },
] as const)('what a card gateway reports, $language', ({ language, days }) => {
  test('a forged report counts nothing, a true one that comes twice counts once, one that comes after the booking was cancelled is due back', async () => {
    const desk = await visit({ language })
    const { page, t } = desk
    await comeAs(desk, 'owner')
    await takeCards(page)

    const paid = await bookCheapest('HAIAU', { days, nights: 2, guest: 'Nguyễn Hoàng Bảo Trân' })
    const asked = await goToGateway(desk, paid.booking)
    await page.goto(`/u/0/booking/detail/${paid.booking.code}`)
    await page.getByText(t(bookingStateWords['await payment'].vi, bookingStateWords['await payment'].en)).first().waitFor()
    expect(await report(onepayWord(asked, { secret: 'FFEEDDCCBBAA99887766554433221100' }))).toContain('responsecode=0')
    expect(await report(onepayWord(asked).replace(/vpc_Amount=\d+/u, 'vpc_Amount=100'))).toContain('responsecode=0')
    expect(await paidOf(desk, paid.booking.code)).toBe(0)
    const words = await Promise.all([report(onepayWord(asked)), report(onepayWord(asked))])
    expect(words.every((word) => word.includes('responsecode=1'))).toBe(true)
    await page.getByText(t('Đã xác nhận', 'Confirmed')).first().waitFor()
    expect(await paidOf(desk, paid.booking.code)).toBe(paid.booking.total)
    await desk.checkAccessibility()

    const late = await bookCheapest('HAIAU', { days: days + 3, nights: 2, guest: 'Trần Thị Thu Hà' })
    const askedLate = await goToGateway(desk, late.booking)
    await act(desk, 'booking/cancel', { code: late.booking.code, reason: t('Khách gọi huỷ', 'The guest called'), waiveFee: true })
    expect(await report(onepayWord(askedLate))).toContain('responsecode=1')
    await page.goto('/u/0/booking/list-transaction/to-move')
    await page.getByText(late.booking.code).first().waitFor()
    await desk.checkAccessibility()
    await desk.leave()
  })
})

type Booked = { readonly code: string; readonly total: number }

/** A call of whoever is signed in at the desk, past the screen. */
const act = async ({ page }: Visitor, path: 'booking/cancel' | 'booking/payment/make-link', data: object): Promise<string> => {
  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  const headers = { authorization: `Token ${token ?? ''}`, 'idempotency-key': crypto.randomUUID() }
  const reply = await (await page.request.post(urlOf(path), { headers, data })).text()
  expect(reply).toContain('"responseCode":0')
  return reply
}

const paidOf = async ({ page }: Visitor, code: string): Promise<number> => {
  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  const reply = await page.request.get(`${urlOf('booking/detail')}?code=${code}`, { headers: { authorization: `Token ${token ?? ''}` } })
  return Number(/"paid":(\d+)/u.exec(await reply.text())?.[1])
}

/** A payer follows a link over the whole booking to OnePAY and stays there; returns what OnePAY was asked. */
const goToGateway = async (desk: Visitor, { code, total }: Booked): Promise<AskedOfOnepay> => {
  const made = await act(desk, 'booking/payment/make-link', { code, amount: total, days: 3 })
  const token = /token=([\w-]+)/u.exec(made)?.[1] ?? ''
  const payer = await visit({ language: desk.language, phone: true })
  const arrived = new Promise<AskedOfOnepay>((resolve) => {
    void payer.page.route('https://onepay.vn/**', async (route) => {
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="vi"><title>OnePAY</title><p>OnePAY</p></html>' })
      resolve(new URL(route.request().url()).searchParams)
    })
  })
  await payer.page.goto(`/pay?token=${token}`)
  await payer.page.getByRole('button', { name: payer.t('Trả bằng thẻ qua OnePAY', 'Pay by card with OnePAY') }).click()
  const asked = await arrived
  await payer.leave()
  return asked
}

/** OnePAY reports to the server, as it does besides sending the payer back. */
const report = async (word: string): Promise<string> => (await fetch(`${ownProduct().url}${gatewayCallbackPaths.onepay}?${word}`)).text()
