import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { askAsPms, connectPms } from './world/connected/pms.ts'
import { drawPhotos } from './world/photos.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const list = '/u/0/hotel-manage/service/list/list-of-service'

test.each(['vi', 'en'] as const)(
  '%s: the services go out as a file and come in again with a new one, a changed price and two bad rows; what is ticked is applied',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(list)
    await page.getByRole('button', { name: t('So với hệ thống khác', 'Compare with another system') }).click()
    await page.getByRole('heading', { name: t('So dịch vụ với hệ thống khác', 'Compare services with another system') }).waitFor()
    await visitor.checkAccessibility()

    await send(visitor, 'empty.csv', 'Tên;Giá\nSpa;1\n')
    await page.getByText(t('Tệp cần cột “Mã dịch vụ” ở dòng đầu.', 'The first row of the file needs a column “Service code”.')).waitFor()
    const code = `KITE-${language.toUpperCase()}`
    await send(visitor, 'pms.csv', changed(await download(visitor), { code, price: t('777000', '888000'), separator: t(';', ',') }))
    await row(visitor, code, t('Mới', 'New')).waitFor()
    await row(visitor, 'SPA60', t('Khác', 'Changed')).waitFor()
    await row(visitor, 'X1', t('Mã dịch vụ phải có ít nhất 3 ký tự.', 'Service code must be at least 3 characters.')).waitFor()
    await visitor.checkAccessibility()

    await page.getByRole('checkbox', { name: t(`Chọn ${code}`, `Tick ${code}`), exact: true }).check()
    await page.getByRole('checkbox', { name: t('Chọn SPA60', 'Tick SPA60'), exact: true }).check()
    const [photo] = await drawPhotos(visitor, `kite ${language}`, 1)
    if (photo !== undefined) await page.locator('input[type=file]').last().setInputFiles(photo)
    await page.getByRole('img', { name: t('Ảnh đại diện', 'Thumbnail') }).waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('button', { name: t('Áp dụng dòng đã chọn (2)', 'Apply the ticked rows (2)') }).click()
    await hear(visitor, t('Đã áp dụng: 1 dịch vụ mới, 1 đổi, 0 ngừng bán.', 'Applied. New services: 1; changed: 1; taken off sale: 0.'))
    await row(visitor, code, t('Như nhau', 'The same')).waitFor()
    await page.goto(`${list}?text=${code}`)
    await page.getByRole('row').filter({ hasText: code }).getByRole('link').first().waitFor()
    await visitor.leave()
  },
)

test.each(['vi', 'en'] as const)(
  '%s: a connected system sends its services; the open screen shows them, and one is applied',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const name = `PMS ${language}`
    const key = await connectPms(visitor, name, { asks: false })
    await page.goto(`${list}/sync-pms`)
    await page.getByRole('button', { name: t('Tải tệp dịch vụ', 'Download the services') }).waitFor()
    const code = `SPA-${language.toUpperCase()}`
    const sauna = { code, nameVi: 'Xông hơi', nameEn: 'Sauna', price: 300_000, unit: 'person' } as const
    await askAsPms('connectivity/name-services', { services: [sauna, { code: 'SPA60', price: -5 }] }, key)
    await page.getByText(t(`Từ hệ thống ${name}.`, `From the system ${name}.`)).waitFor()
    await row(visitor, code, t('Mới', 'New')).waitFor()
    await row(visitor, 'SPA60', t('Sai', 'Wrong')).waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('checkbox', { name: t(`Chọn ${code}`, `Tick ${code}`), exact: true }).check()
    const [photo] = await drawPhotos(visitor, `sauna ${language}`, 1)
    if (photo !== undefined) await page.locator('input[type=file]').last().setInputFiles(photo)
    await page.getByRole('img', { name: t('Ảnh đại diện', 'Thumbnail') }).waitFor()
    await page.getByRole('button', { name: t('Áp dụng dòng đã chọn (1)', 'Apply the ticked rows (1)') }).click()
    await row(visitor, code, t('Như nhau', 'The same')).waitFor()
    await visitor.leave()
  },
)

test('on a phone, in the dark, each row says its state and what would change', async () => {
  const visitor = await visit({ language: 'vi', phone: true, dark: true })
  await comeAs(visitor, 'owner')
  await visitor.page.goto(`${list}/sync-pms`)
  await send(visitor, 'dien-thoai.csv', 'code,price\nSPA60,1\nLẠ,2\n')
  await visitor.page.getByText('Khác', { exact: true }).first().waitFor()
  await visitor.checkAccessibility()
  await visitor.page.getByRole('button', { name: 'Bỏ danh sách' }).tap()
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Bỏ danh sách' }).tap()
  await hear(visitor, 'Đã bỏ danh sách.')
  await visitor.leave()
})

const row = ({ page }: Visitor, code: string, says: string) =>
  page.getByRole('row').filter({ hasText: code }).getByText(says, { exact: true })

const send = async ({ page }: Visitor, name: string, text: string): Promise<void> => {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

const download = async ({ page, t }: Visitor): Promise<string> => {
  const button = page.getByRole('button', { name: t('Tải tệp dịch vụ', 'Download the services') })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return readFile(await file.path(), 'utf8')
}

type Changed = { readonly code: string; readonly price: string; readonly separator: string }

/** The file with another price of the massage, a new service, a row without a price and one with a short code. */
const changed = (text: string, { code, price, separator }: Changed): string => {
  const [head = '', ...rows] = text.trimEnd().split('\r\n')
  const cells = head.split(separator).length
  const added = (values: readonly string[]) => [...values, ...Array.from({ length: cells }, () => '')].slice(0, cells).join(separator)
  expect(rows.some((one) => one.startsWith('SPA60'))).toBe(true)
  const dearer = rows.map((one) => (one.startsWith('SPA60') ? one.replace(/(VND.)\d+/u, `$1${price}`) : one))
  const fresh = added([code, 'Thả diều', 'Kite flying', '', '', '', 'VND', '250000', 'Per person'])
  return [head, ...dearer, fresh, added(['X1', 'Ngắn', 'Short', '', '', '', 'VND', '1', 'Per person']), added(['NOPRICE', 'A', 'A'])].join(
    '\r\n',
  )
}
