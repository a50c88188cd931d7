import { describe, expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const config = '/u/0/hotel-setting/hotel-info/hotel-config'
const packages = '/u/0/hotel-manage/room-sale/sale-promotion-package/sale/list-of-sale-packages'

const typed = async ({ page }: Visitor, name: string, text: string, place = 0): Promise<void> => {
  const field = page.getByRole('textbox', { name }).nth(place)
  await field.fill(text)
  await field.blur()
}

const choose = async ({ page }: Visitor, list: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

// An alert stays while the pointer is over it; on a phone it covers the pressed button.
const lookAway = ({ page }: Visitor): Promise<void> => page.mouse.move(0, 0)

describe.each([
  { language: 'vi', phone: false, name: 'Sát ngày mất đêm đầu' },
  { language: 'en', phone: false, name: 'Late cancel, first night' },
  { language: 'vi', phone: true, name: 'Sát ngày trên điện thoại' },
] as const)('policies, $language, on a phone: $phone', ({ language, phone, name }) => {
  test('a cancellation policy is made in steps, told in words, used in a package, and then cannot be deleted', async () => {
    const visitor = await visit({ language, phone })
    await comeAs(visitor, 'owner')
    await makeWithMistake(visitor, name)
    await useIn(visitor, name)
    await tryToDelete(visitor, name)
    await visitor.leave()
  })

  test('[paymentPolicy.due] a payment due over the deposit term is refused at its field; mended, the policy is saved', async () => {
    const visitor = await visit({ language, phone })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(`${config}/payment/edit/new`)
    await typed(visitor, t('Tên tiếng Việt', 'Vietnamese name'), `${name} 2`)
    await typed(visitor, t('Tên tiếng Anh', 'English name'), `${name} 2`)
    await typed(visitor, t('Mức đặt cọc', 'Deposit amount'), '30')
    await typed(visitor, t('Hạn đặt cọc', 'Deposit term'), '14')
    await choose(visitor, t('Tính hạn theo', 'Counted in'), t('ngày trước khi đến', 'days before arrival'))
    await typed(visitor, t('Hạn thanh toán', 'Payment due'), '21')
    const save = page.getByRole('button', { name: t('Lưu chính sách thanh toán', 'Save the payment policy') })
    await save.click()
    await lookAway(visitor)
    const due = page.getByRole('textbox', { name: t('Hạn thanh toán', 'Payment due') })
    await due.and(page.locator('[aria-invalid="true"]')).waitFor()
    await page.getByText(t('Hạn thanh toán không được vượt hạn đặt cọc', 'Payment due cannot exceed the deposit term')).first().waitFor()
    await visitor.checkAccessibility()
    await due.fill('7')
    await due.blur()
    await page
      .getByText(
        /A deposit of 30\s% of the price is paid no later than 14 days before arrival; the rest no later than 7 days before arrival\./u,
      )
      .waitFor()
    const line = page.getByRole('list', { name: t('Các kỳ thanh toán', 'Payments, booked now') })
    await expect.poll(() => line.getByRole('listitem').count()).toBe(2)
    await save.click()
    await page.getByRole('row', { name: `${name} 2` }).waitFor()
    await visitor.checkAccessibility()
    await visitor.leave()
  })
})

/** Makes a cancellation policy of two steps, first with the same day twice. */
const makeWithMistake = async (visitor: Visitor, name: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto(`${config}/cancellation/list-of-cancellation`)
  await page.getByRole('button', { name: t('Thêm chính sách huỷ', 'Add a cancellation policy') }).click()
  await typed(visitor, t('Tên tiếng Việt', 'Vietnamese name'), name)
  await typed(visitor, t('Tên tiếng Anh', 'English name'), name)
  const add = page.getByRole('button', { name: t('Thêm mốc', 'Add a step') })
  await add.click()
  await choose(visitor, t('Tính theo', 'Charged by'), t('Số đêm đầu', 'First nights'))
  await add.click()
  const days = t('Ngày trước khi đến', 'Days before arrival')
  await typed(visitor, days, '7', 1)
  const save = page.getByRole('button', { name: t('Lưu chính sách huỷ', 'Save the cancellation policy') })
  await save.click()
  await lookAway(visitor)
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await page.getByText(t('Mốc này đã có ở dòng khác', 'This day is already on another line')).first().waitFor()
  await visitor.checkAccessibility()
  await typed(visitor, days, '2', 1)
  await page.getByText('từ 7 ngày trước khi đến mất tiền đêm đầu; từ 2 ngày trước khi đến mất toàn bộ tiền đặt phòng').waitFor()
  await page.getByText('from 7 days before arrival it costs the first night; from 2 days before arrival it costs the whole price').waitFor()
  const line = page.getByRole('list', { name: t('Phí huỷ theo ngày', 'What cancelling costs by day') })
  await expect.poll(() => line.getByRole('listitem').count()).toBe(3)
  await save.click()
  await page.getByRole('row', { name }).waitFor()
}

/** Tries to delete the policy: the dialog names the package that uses it, and does not delete. */
const tryToDelete = async (visitor: Visitor, name: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto(`${config}/cancellation/list-of-cancellation`)
  await page.getByRole('row', { name }).click()
  await page.getByRole('button', { name: t('Xoá chính sách', 'Delete the policy') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: t('Linh hoạt', 'Flexible') }).waitFor()
  await visitor.checkAccessibility()
  const remove = dialog.getByRole('button', { name: t('Xoá chính sách huỷ', 'Delete the cancellation policy') })
  await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true')
}

/** Chooses the policy in the package that all others follow. */
const useIn = async (visitor: Visitor, name: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto(packages)
  await page
    .getByRole('row', { name: t('Linh hoạt', 'Flexible') })
    .first()
    .click()
  await choose(visitor, t('Chính sách huỷ', 'Cancellation policy'), name)
  await page.getByText(t('từ 7 ngày trước khi đến mất tiền đêm đầu', 'from 7 days before arrival it costs the first night')).waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Lưu gói bán', 'Save the package') }).click()
  await page.waitForURL(/list-of-sale-packages/u)
}

test('the general configuration shows what guests pay, and keeps what is saved', async () => {
  const visitor = await visit({ language: 'en', dark: true })
  const { page } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(config)
  await page
    .getByRole('table', { name: /For example, a night at/u })
    .getByText('₫1,155,000')
    .waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('radio', { name: /110: VAT is added/u }).check()
  await page
    .getByRole('table', { name: /For example, a night at/u })
    .getByText('₫1,100,000')
    .waitFor()
  await page.getByRole('radio', { name: /220: service charge/u }).check()
  await page.getByRole('textbox', { name: 'Hold unpaid rooms' }).fill('36')
  await page.getByRole('checkbox', { name: 'Sun' }).check()
  await page.getByText(/nights to come of .+ show another price/u).waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('checkbox', { name: 'Sun' }).uncheck()
  await page.getByRole('button', { name: 'Save the general configuration' }).click()
  await hear(visitor, 'The general configuration is saved.')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'Hold unpaid rooms' }).inputValue()).toBe('36')
  await visitor.leave()
})
