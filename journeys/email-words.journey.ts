import { describe, expect, test } from 'vitest'
import { bookCheapest } from './world/agent.ts'
import { lettersTo } from './world/letters.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', phone: false, days: 220, greeting: 'Hẹn gặp bạn ở bãi Mỹ Khê' },
  { language: 'en', phone: true, days: 230, greeting: 'Chúc bạn chuyến đi vui' },
] as const)('an email in the hotel’s words, $language', ({ language, phone, days, greeting }) => {
  test('is written, previewed and saved, and the next guest reads it', async () => {
    const owner = await visit({ language, phone })
    const { page, t } = owner
    await comeAs(owner, 'owner')
    await page.goto('/u/0/configBE/letters')
    await page.getByRole('link', { name: t('Sửa lời: Khách: xác nhận đặt phòng', 'Change the words: Guest: booking confirmed') }).click()
    const body = page.getByRole('textbox', { name: t('Nội dung tiếng Việt', 'Vietnamese text') })
    const frame = page.frameLocator('iframe')
    await body.waitFor()
    await frame.locator('body').waitFor()
    await owner.checkAccessibility()

    await body.fill(`**${greeting}**, {gest}!`)
    await body.blur()
    await page.getByText(t('Email này không có chỗ điền “gest”', 'This email has no blank “gest”')).first().waitFor()
    await body.fill(`**${greeting}**, `)
    await page.getByRole('button', { name: '{guest}', exact: true }).click()
    expect(await body.inputValue()).toBe(`**${greeting}**, {guest}`)
    await frame.locator('strong', { hasText: greeting }).waitFor()
    await page.getByRole('button', { name: t('Điện thoại', 'Phone'), exact: true }).click()
    await frame.locator('strong', { hasText: greeting }).waitFor()
    await owner.checkAccessibility()
    await page.getByRole('button', { name: t('Lưu lời email', 'Save the words') }).click()
    await page.getByText(t('Đã lưu lời email.', 'The words of the email are saved.')).waitFor()

    const { booking } = await bookCheapest('HAIAU', { days, nights: 2, guest: 'Đặng Mai Chi' })
    const inItsWords = async () =>
      (await lettersTo('khach@example.com')).filter((email) => email.includes(booking.code) && email.includes(`${greeting}, Đặng Mai Chi`))
    await expect.poll(async () => (await inItsWords()).length).toBe(1)

    await page.getByRole('button', { name: t('Về lời của Innkeeper', 'Back to Innkeeper’s words') }).click()
    await frame.getByText('Khách: ').waitFor()
    await page.getByRole('button', { name: t('Lưu lời email', 'Save the words') }).click()
    await page.getByText(t('Đã lưu lời email.', 'The words of the email are saved.')).last().waitFor()
    await owner.leave()
  })
})
