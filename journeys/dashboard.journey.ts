import { describe, expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const looks = [
  { language: 'vi', phone: false, dark: false },
  { language: 'en', phone: false, dark: true },
  { language: 'vi', phone: true, dark: true },
  { language: 'en', phone: true, dark: false },
] as const

describe.each(looks)('the dashboard, $language, on a phone: $phone, dark: $dark', (how) => {
  test('it is where one begins: the day, who comes, how full the house is, as drawings and as tables', async () => {
    const visitor = await visit(how)
    const { page, t } = visitor
    await signIn(visitor, 'owner')
    await page.waitForURL(/\/u\/0\/dashboard/u)
    await page
      .getByRole('button', { name: t('Khách đến', 'Arrivals') })
      .first()
      .waitFor()
    await page.getByRole('table', { name: t('Lấp đầy', 'Occupancy') }).waitFor({ state: 'attached' })
    await page.getByRole('slider', { name: t('Lấp đầy', 'Occupancy') }).focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.getByRole('slider', { name: t('Lấp đầy', 'Occupancy') }).getAttribute('aria-valuetext'))
      .toMatch(new RegExp(t('Năm trước, ', 'Last year, '), 'u'))
    await page.getByRole('button', { name: t('ADR là gì', 'What ADR is') }).waitFor()
    await page
      .getByRole('region', { name: t('Việc đang chờ', 'What waits') })
      .getByRole('link')
      .first()
      .waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('button', { name: t('Doanh thu: xem dạng bảng', 'Revenue: show as a table') }).click()
    await page
      .getByRole('table', { name: t('Doanh thu', 'Revenue'), exact: true })
      .getByRole('row')
      .nth(12)
      .waitFor()
    await visitor.checkAccessibility()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: t('Doanh thu: xuất tệp', 'Revenue: export') }).click()
    expect((await file).suggestedFilename()).toMatch(new RegExp(`^${t('doanh-thu', 'revenue')}-\\d{4}-\\d{2}-\\d{2}\\.csv$`, 'u'))
    await visitor.leave()
  })
})

describe.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: false },
] as const)('the nine items, $language', (how) => {
  test('a hotel with everything on file has nine of nine, each leading to its screen', async () => {
    const visitor = await visit(how)
    const { page, t } = visitor
    await signIn(visitor, 'owner')
    if (how.phone) await page.getByRole('button', { name: t('Mở thanh điều hướng', 'Open the menu') }).tap()
    await page.getByRole('button', { name: t('Thông tin bắt buộc 9/9, đã đủ', 'Required information 9/9, complete') }).click()
    const dialog = page.getByRole('dialog', { name: t('Thông tin bắt buộc, 9 trên 9', 'Required information, 9 of 9') })
    await dialog.waitFor()
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(9)
    await visitor.checkAccessibility()
    await dialog.getByRole('link', { name: t('Thông tin hợp đồng', 'Contract information') }).click()
    await page.getByRole('heading', { name: t('Hợp đồng điện tử', 'Electronic contract') }).waitFor()
    await page.getByText(t('Hợp đồng đã phát hành', 'The contract is released')).first().waitFor()
    await visitor.checkAccessibility()
    await visitor.leave()
  })
})

describe('a zoo that lacks its legal information', () => {
  const zoo = { vi: 'Vườn thú Nai Vàng Đà Lạt', en: 'Nai Vàng Zoo, Đà Lạt' }

  const enterZoo = async ({ page, t }: Visitor): Promise<void> => {
    await page.getByRole('button', { name: t('Khu nghỉ dưỡng & Spa Hải Âu Trắng', 'Hải Âu Trắng Resort & Spa') }).click()
    await page.getByRole('menuitem', { name: t(zoo.vi, zoo.en) }).click()
    await page.getByText(t('Trạng thái chỗ nghỉ', 'Status of the property')).waitFor()
  }

  test('the next step is shown; once it is filled in, the property confirms, and the answer is promised within 48 hours', async () => {
    const visitor = await visit({ language: 'vi', phone: true })
    const { page } = visitor
    await signIn(visitor, 'owner')
    await enterZoo(visitor)
    await page.getByText('Bổ sung: Thông tin hợp đồng').waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('link', { name: 'Thông tin hợp đồng' }).first().tap()
    await page.getByRole('heading', { name: 'Hợp đồng điện tử' }).waitFor()
    await page.getByRole('button', { name: 'Lưu thông tin pháp lý' }).tap()
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(11)
    await visitor.checkAccessibility()
    await fillContract(visitor)
    await page.getByRole('button', { name: 'Lưu thông tin pháp lý' }).tap()
    await hear(visitor, 'Đã lưu thông tin pháp lý.')
    await page.getByRole('link', { name: 'Hôm nay' }).tap()
    await page.getByRole('button', { name: 'Xác nhận bán phòng' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Xác nhận bán phòng' })
    await dialog.getByText('Innkeeper trả lời trong vòng 48 giờ', { exact: false }).waitFor()
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: 'Xác nhận bán phòng' }).tap()
    await page.getByText('Đang chờ Innkeeper duyệt.').waitFor()
    await page.getByText('Innkeeper trả lời chậm nhất', { exact: false }).waitFor()
    await visitor.leave()
  })

  test('somebody else sees that it waits for approval, in their own language', async () => {
    const visitor = await visit({ language: 'en', phone: false, dark: true })
    await signIn(visitor, 'owner')
    await enterZoo(visitor)
    await visitor.page.getByText('Waiting for Innkeeper to approve it.').waitFor()
    expect(await visitor.page.getByRole('button', { name: 'Confirm to sell rooms' }).count()).toBe(0)
    await visitor.checkAccessibility()
    await visitor.leave()
  })

  const fillContract = async ({ page }: Visitor): Promise<void> => {
    const texts = [
      ['Tên doanh nghiệp', 'Công ty Cổ phần Nai Vàng'],
      ['Mã số thuế', '0409990009'],
      ['Địa chỉ', '12 đường Trúc Lâm, Lâm Đồng'],
      ['Người đại diện pháp luật', 'Lê Hoàng Vân'],
      ['Người ký hợp đồng', 'Lê Hoàng Vân'],
      ['Chức vụ người ký', 'Giám đốc'],
      ['Hoa hồng', '12,5'],
      ['Chi nhánh', 'Lâm Đồng'],
      ['Số tài khoản ngân hàng', '0041000999111'],
      ['Chủ tài khoản', 'CONG TY CO PHAN NAI VANG'],
    ] as const
    for (const [label, text] of texts) await page.getByRole('textbox', { name: label }).fill(text)
    await page.getByRole('combobox', { name: 'Ngân hàng' }).fill('Vietcombank')
    await page.getByRole('option', { name: 'Vietcombank' }).tap()
  }
})
