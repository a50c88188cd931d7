import { test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

test.each([
  { language: 'vi', phone: true, kind: ['Khách sạn', 'Hotel'] },
  { language: 'en', phone: false, kind: ['Khu vui chơi', 'Amusement park'] },
] as const)('$language: a template is read in both languages and written into a new edition', async ({ language, phone, kind }) => {
  const visitor = await visit({ language, phone, dark: phone })
  const { page, t, checkAccessibility } = visitor
  await comeAs(visitor, 'admin')
  await openTemplate(visitor, t(kind[0], kind[1]))
  await page.getByRole('button', { name: t('Soạn ấn bản mới', 'Write a new edition') }).click()
  const paragraph = page.getByRole('textbox', { name: t('Đoạn (tiếng Anh)', 'Paragraph (English)') }).first()
  await paragraph.fill('Party A is {business name}.')
  await page.getByRole('button', { name: t('Lưu ấn bản mới', 'Save the new edition') }).click()
  await page.getByText(t('Không có chỗ trống nào tên {business name}.', 'There is no blank called {business name}.')).first().waitFor()
  await paragraph.and(page.locator('[aria-invalid="true"]')).waitFor()
  await checkAccessibility()
  await paragraph.fill('Party A is {businessName}.')
  await page.getByRole('button', { name: t('Xem trước', 'Preview'), exact: true }).click()
  if (phone) await page.getByRole('button', { name: 'EN', exact: true }).last().click()
  await page.getByText('Party A is Công ty TNHH Du lịch Bến Xưa.', { exact: false }).waitFor()
  await checkAccessibility()
  await page.getByRole('button', { name: t('Lưu ấn bản mới', 'Save the new edition') }).click()
  await hear(visitor, t('Đã lưu ấn bản mới.', 'The new edition is saved.'))
  await page.getByText(t('Ấn bản 2', 'Edition 2'), { exact: true }).waitFor()
  await page.getByText(t('Ấn bản 1', 'Edition 1'), { exact: true }).waitFor()
  await checkAccessibility()
  await visitor.leave()
})

const openTemplate = async ({ page, language, t, checkAccessibility }: Visitor, kind: string): Promise<void> => {
  await page.goto(`/admin/contracts?lang=${language}`)
  await page.getByRole('link', { name: t('Mẫu hợp đồng', 'Contract templates') }).click()
  await page.getByRole('link', { name: kind, exact: true }).click()
  await page.getByRole('heading', { name: t('Điều 1. Các bên', 'Article 1. Parties') }).waitFor()
  await page.getByText('{businessName}', { exact: false }).first().waitFor()
  await checkAccessibility()
}
