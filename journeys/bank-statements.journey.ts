import { test } from 'vitest'
import { bookCheapest } from './world/agent.ts'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const screen = '/u/0/booking/list-transaction/statements'

test.each([
  { language: 'vi', guest: 'Bùi Thị Ánh Nguyệt', days: 270 },
  { language: 'en', guest: 'Oscar Đinh-Larsen', days: 280 },
] as const)(
  'a bank file, $language: the sure line is recorded, a doubtful one says why, another is set aside',
  async ({ language, guest, days }) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const { booking } = await bookCheapest('HAIAU', { days, nights: 2, guest })
    const { code, total } = booking
    await page.goto(screen)
    await page.getByRole('heading', { name: t('Tải sao kê lên', 'Upload a statement') }).waitFor()
    await visitor.checkAccessibility()

    await send(visitor, 'khong-phai.csv', 'Ngày;Nội dung\n1/1/2026;x\n')
    await page.getByText(t('thiếu số tiền (ghi có)', 'missing: amount (credit)')).first().waitFor()
    await visitor.checkAccessibility()

    const spaced = `${code.slice(0, 2)} ${code.slice(2, 8)}-${code.slice(8)}`.toLowerCase()
    await send(
      visitor,
      `sao-ke-${language}.csv`,
      statement([
        [total, `MBVCB ${spaced} ck ${language}`],
        [1234, `${code} mot phan ${language}`],
        [77_777, `tien dien ${language}`],
      ]),
    )
    await page.getByText(t('Dòng 6:', 'Row 6:')).first().waitFor({ state: 'attached' })
    await row(visitor, `ck ${language}`).getByText(t('Chắc', 'Sure'), { exact: true }).waitFor()
    await row(visitor, `mot phan ${language}`).getByText(t('Ít hơn số còn nợ', 'Less than is owed')).waitFor()
    await visitor.checkAccessibility()

    await row(visitor, `ck ${language}`).getByRole('checkbox').check()
    await page.getByRole('button', { name: t('Ghi thu các dòng đã chọn (1)', 'Record the ticked lines (1)') }).click()
    await visitor.checkAccessibility()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Ghi thu các dòng đã chọn (1)', 'Record the ticked lines (1)') })
      .click()
    await hear(visitor, t('Đã ghi 1 khoản thu từ sao kê.', 'Payments recorded from the statement: 1.'))
    await row(visitor, `ck ${language}`).waitFor({ state: 'detached' })

    await row(visitor, `mot phan ${language}`)
      .getByRole('button', { name: t('Chọn mã', 'Choose the booking') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('Đã trả đủ', 'The booking is paid in full')).waitFor()
    await visitor.checkAccessibility()
    await page.keyboard.press('Escape')

    await row(visitor, `tien dien ${language}`).getByRole('checkbox').check()
    await page.getByRole('button', { name: t('Để riêng', 'Set aside'), exact: true }).click()
    await hear(visitor, t('Đã để riêng 1 dòng.', 'Lines set aside: 1.'))
    await page.goto(`${screen}?standing=booked`)
    await page.getByRole('link', { name: code }).first().waitFor()
    await visitor.checkAccessibility()
    await page.goto(`/u/0/booking/detail/${code}`)
    await page.getByText(t('Đã xác nhận', 'Confirmed')).first().waitFor()
    await visitor.leave()
  },
)

test('on a phone the lines are read, ticked and confirmed', async () => {
  const visitor = await visit({ language: 'vi', phone: true })
  const { page } = visitor
  await comeAs(visitor, 'owner')
  const { booking } = await bookCheapest('HAIAU', { days: 290, nights: 1, guest: 'Tô Gia Hân' })
  await page.goto(screen)
  await send(visitor, 'dien-thoai.csv', statement([[booking.total, `${booking.code} dt`]]))
  await page
    .getByRole('checkbox', { name: `${booking.code} dt` })
    .first()
    .check()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: 'Ghi thu các dòng đã chọn (1)' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Ghi thu các dòng đã chọn (1)' }).tap()
  await hear(visitor, 'Đã ghi 1 khoản thu từ sao kê.')
  await page.getByRole('checkbox', { name: `${booking.code} dt` }).waitFor({ state: 'detached' })
  await visitor.leave()
})

const row = ({ page }: Visitor, content: string) => page.getByRole('row').filter({ hasText: content })

const send = async ({ page }: Visitor, name: string, text: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** A statement as MB exports it, its last line without a day of the calendar. */
const statement = (lines: readonly (readonly [amount: number, content: string])[]): string => {
  const [year, month, day] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date()).split('-')
  return [
    'NGÂN HÀNG TMCP QUÂN ĐỘI',
    'Ngày giao dịch;Số bút toán;Phát sinh nợ;Phát sinh có;Nội dung',
    ...lines.map(
      ([amount, content], at) => `${day}/${month}/${year} 08:0${at};FT${at}${content.length};0;${amount.toLocaleString('vi')};${content}`,
    ),
    '31/02/2026;FT9;0;5.000;sai ngày',
  ].join('\r\n')
}
