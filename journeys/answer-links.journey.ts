import { describe, expect, test } from 'vitest'
import { readRequest, requestRooms, stayOnOffer } from './world/agent.ts'
import { lettersTo } from './world/letters.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const hotel = 'datphong@haiautrang.example'
const agent = 'booking@catvang.example'

/** The link in the letter to an address about a request. */
const linkTo = async (address: string, code: string): Promise<string> => {
  const found = async () =>
    (await lettersTo(address)).filter((letter) => letter.includes(code)).flatMap((letter) => /\/answer\?token=\S+/u.exec(letter) ?? [])
  await expect.poll(found).toHaveLength(1)
  return (await found())[0] ?? ''
}

/** The hotel’s staff hold the rooms of a request until tomorrow, at a price. */
const holdRooms = async ({ page }: Visitor, offer: object): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const data = { seen: 0, until, total: 15_000_000, ...offer }
  const reply = await page.request.post('/api/v2/hotel/request-booking/offer', { headers: { authorization: `Token ${token ?? ''}` }, data })
  expect(await reply.text()).toContain('"responseCode":0')
}

/** Opens a link as a mail scanner does, and as somebody who looks twice. */
const follow = async ({ page, checkAccessibility }: Visitor, link: string, heading: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: heading }).waitFor()
  await checkAccessibility()
}

const isUsedUp = async ({ page, t, checkAccessibility }: Visitor): Promise<void> => {
  await page.reload()
  await page.getByText(t('Liên kết này đã được dùng', 'This link has been used')).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await checkAccessibility()
}

describe.each([
  { language: 'vi', days: 120 },
  { language: 'en', days: 150 },
] as const)('a request answered from letters, on a phone, $language', ({ language, days }) => {
  test('the hotel answers once, the agent books its offer once, and a second time each page says why not', async () => {
    const { stay, offer } = await stayOnOffer('HAIAU', { days, nights: 2, rooms: 2 })
    const { roomPlanId } = offer
    const code = await requestRooms('HAIAU', { stay, roomPlanId, rooms: 2, message: 'Hai phòng cạnh nhau' })

    const visitor = await visit({ language, phone: true })
    const { page, t } = visitor
    await follow(visitor, await linkTo(hotel, code), t(`Yêu cầu đặt phòng ${code}`, `Booking request ${code}`))
    await page.getByText('Hai phòng cạnh nhau').waitFor()
    expect((await readRequest(code)).state).toBe('wait feedback')
    await page.getByRole('textbox', { name: t('Nội dung phản hồi', 'Reason') }).fill('Còn hai phòng tầng 5')
    await page.getByRole('button', { name: t('Gửi phản hồi', 'Send feedback') }).click()
    await page.getByText(t('Đã gửi phản hồi đến', 'Your feedback has been sent to')).waitFor()
    await isUsedUp(visitor)
    expect((await readRequest(code)).thread.at(-1)).toMatchObject({ kind: 'answered', note: 'Còn hai phòng tầng 5' })

    const desk = await visit({ language })
    await comeAs(desk, 'reception')
    await holdRooms(desk, { code, ...stay, rooms: [{ roomPlanId, count: 2, adults: 2 }] })
    await desk.leave()
    await follow(visitor, await linkTo(agent, code), t(`đề nghị phòng cho yêu cầu ${code}`, `offers rooms for request ${code}`))
    await page.getByText(t('Giá từng bước', 'The price step by step')).click()
    await page.getByText(t('Giá thoả thuận cho đoàn', 'Price agreed for the group')).waitFor()
    await visitor.checkAccessibility()
    expect((await readRequest(code)).offers).toMatchObject([{ state: 'open' }])
    await page.getByRole('textbox', { name: t('Họ tên khách', 'Guest name') }).fill('Đinh Hoa Phượng')
    await page.getByRole('combobox', { name: t('Cách thanh toán', 'Payment method') }).click()
    await page.getByRole('option', { name: t('Chuyển khoản', 'Bank transfer') }).click()
    await page.getByRole('button', { name: t('Nhận đề nghị và đặt phòng', 'Accept and book') }).click()
    await page.getByText(t('Mã đặt phòng:', 'Booking code:')).waitFor()
    await isUsedUp(visitor)
    expect(await readRequest(code)).toMatchObject({ state: 'complete', offers: [{ state: 'accepted', price: { total: 15_000_000 } }] })

    await page.goto('/answer?token=forged')
    await page.getByRole('heading', { name: t('Liên kết này không trả lời được', 'This link cannot answer') }).waitFor()
    await visitor.checkAccessibility()
    await visitor.leave()
  })
})
