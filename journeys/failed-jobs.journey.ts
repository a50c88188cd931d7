import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForLink } from './world/ask-for-link.ts'
import { hear } from './world/hear.ts'
import { startMailServer, type MailServer } from './world/start/mail-server.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { startAnother } from './world/start/own-product.ts'
import type { Started } from './world/start/start-product.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

let mail: MailServer
let own: Started
beforeAll(async () => {
  mail = await startMailServer()
  own = await startAnother({ SMTP_URL: mail.url })
})
afterAll(async () => {
  await own.stop()
  await mail.stop()
})

describe.each([
  { language: 'vi', phone: false, dark: true },
  { language: 'en', phone: true, dark: false },
] as const)('letters that the mail server refuses, $language, on a phone: $phone', ({ language, phone, dark }) => {
  test('wait for an administrator, who has one delivered and puts the other away', async () => {
    const { url, password } = own.product
    const admin = await visit({ language, phone, dark, url })
    await openLogin(admin)
    await enter(admin, 'admin', password)
    await admin.page.waitForURL(/\/admin/u)
    await openEmptyList(admin)

    // Only these two: the sample data's own emails may go out at the same time.
    mail.refuse(['owner@haiautrang.example', 'reception@haiautrang.example'])
    const person = await visit({ language, phone, url })
    await openLogin(person)
    for (const name of ['owner', 'reception']) await loseTheLetter(person, name)
    await person.leave()

    // The administrator's page shows them by itself.
    await tickOf(admin, 'o').waitFor()
    await tickOf(admin, 'r').waitFor()
    await admin.checkAccessibility()
    mail.refuse([])
    await tryAgain(admin)
    await putAway(admin)
    await admin.page.getByText(nothingFailed(admin)).waitFor()
    await readDecided(admin)
    expect(mail.received.filter((address) => address.startsWith('reception@'))).toEqual([])
    await admin.leave()
  })
})

const nothingFailed = ({ t }: Visitor): string => t('Không có công việc nào bị lỗi.', 'No job has failed.')

const openEmptyList = async (visitor: Visitor): Promise<void> => {
  await visitor.page.goto('/admin/jobs')
  await visitor.page.getByText(nothingFailed(visitor)).waitFor()
  await visitor.checkAccessibility()
}

const loseTheLetter = async (visitor: Visitor, person: string): Promise<void> => {
  await askForLink(visitor, person)
  await visitor.page.keyboard.press('Escape')
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The box of the letter to the address with this first letter: the rest of an address is not shown. */
const tickOf = ({ page, t }: Visitor, initial: string) =>
  page.getByRole('checkbox', { name: `${t('Gửi email', 'Sending an email')}: ${initial}…@haiautrang.example`, exact: true })

/** The mail server is mended: the letter that is tried again arrives, once. */
const tryAgain = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const toOwner = () => mail.received.filter((address) => address.startsWith('owner@')).length
  const before = toOwner()
  await tickOf(visitor, 'o').check()
  await page.getByRole('button', { name: t('Thử lại', 'Try again'), exact: true }).click()
  await hear(visitor, t('Đang thử lại 1 công việc.', 'Being tried again: 1.'))
  await tickOf(visitor, 'o').waitFor({ state: 'detached' })
  await expect.poll(toOwner).toBe(before + 1)
}

const putAway = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  const words = t('Bỏ qua', 'Dismiss')
  await tickOf(visitor, 'r').check()
  await page.getByRole('button', { name: words, exact: true }).click()
  await checkAccessibility()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
  await hear(visitor, t('Đã bỏ qua 1 công việc.', 'Dismissed: 1.'))
}

const readDecided = async ({ page, t, checkAccessibility }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: t('Đã quyết định', 'Decided') }).click()
  for (const state of [t('Đã làm xong', 'Done'), t('Đã bỏ qua', 'Dismissed')])
    await page.getByRole('main').getByText(state, { exact: true }).first().waitFor()
  await checkAccessibility()
}
