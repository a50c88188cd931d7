import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { hear } from './hear.ts'
import { ownProduct } from './start/own-product.ts'
import type { Visitor } from './visit.ts'

/** Opens the contract of a property from the platform's list of contracts, and returns the property's id. */
export const openAsPlatform = async ({ page, t, language, checkAccessibility }: Visitor, code: string): Promise<string> => {
  await page.goto(`/admin/contracts?lang=${language}`)
  await page.getByRole('table').waitFor()
  await checkAccessibility()
  await page.getByRole('row', { name: new RegExp(`${code}$`, 'u') }).click()
  await page.waitForURL(/\/admin\/contracts\/[0-9a-f-]{36}/u)
  await page.getByRole('heading', { name: t('Diễn biến hợp đồng', 'Timeline') }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Presses a button until its dialog is open: one that a colleague's change has just moved ignores the press. */
const openDialog = async ({ page }: Visitor, words: string) => {
  const dialog = page.getByRole('dialog', { name: words })
  await expect
    .poll(async () => {
      const button = page.getByRole('button', { name: words, exact: true })
      if (!(await dialog.isVisible())) await button.click({ timeout: 2000 }).catch(() => undefined)
      return dialog.isVisible()
    })
    .toBe(true)
  return dialog
}

/** Moves the contract on by a step that asks first; one that needs a reason is given it. */
export const moveOn = async (visitor: Visitor, step: string, { arrives, note }: { arrives: string; note?: string }): Promise<void> => {
  const { page, checkAccessibility } = visitor
  const dialog = await openDialog(visitor, step)
  if (note !== undefined) await dialog.getByRole('textbox').fill(note)
  await checkAccessibility()
  await dialog.getByRole('button', { name: step, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(arrives, { exact: true }).first().waitFor()
}

/** Releases what is accepted: from then on everybody reads the same file. */
export const release = async (visitor: Visitor, words: string): Promise<void> => {
  const { page, t } = visitor
  const dialog = await openDialog(visitor, words)
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await page.getByText(t('Đóng băng', 'Frozen'), { exact: true }).waitFor()
}

/** AM sends, SM and CM accept, the CM releases and asks for the signature; returns the contract's number. */
export const walkToSignature = async (visitor: Visitor): Promise<string> => {
  const { page, t, checkAccessibility } = visitor
  await moveOn(visitor, t('Gửi quản lý kinh doanh', 'Send to the sales manager'), {
    arrives: t('Chờ quản lý kinh doanh', 'With the sales manager'),
  })
  await moveOn(visitor, t('Duyệt', 'Accept'), { arrives: t('Chờ quản lý hợp đồng', 'With the contract manager') })
  await moveOn(visitor, t('Duyệt', 'Accept'), { arrives: t('Đã duyệt, chờ phát hành', 'Accepted, to be released') })
  await release(visitor, t('Phát hành hợp đồng', 'Release the contract'))
  await moveOn(visitor, t('Mời chỗ nghỉ ký', 'Ask the property to sign'), { arrives: t('Chờ ký', 'Awaiting signature') })
  await checkAccessibility()
  return numberOn(await page.getByRole('main').textContent())
}

/** The first number of a contract, or of a paper of another kind, in a text. */
export const numberOn = (text: string | null, kind = 'HD'): string => new RegExp(`${kind}-\\d{4}-\\d{4,}`, 'u').exec(text ?? '')?.[0] ?? ''

/** Fills in who signs, with their password, that of the sample data unless another is told; a wrong password is refused at its field first. */
export const sign = async (visitor: Visitor, number: string, signer: string, own = ownProduct().password): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  const box = (vi: string, en: string) => page.getByRole('main').getByRole('textbox', { name: t(vi, en), exact: true })
  const password = page.getByLabel(t('Mật khẩu của tài khoản này', 'Password of this account')).first()
  await password.waitFor()
  await box('Người ký', 'Signer').fill(signer)
  await box('Chức vụ', 'Position').fill('Giám đốc')
  const tick = page.getByRole('checkbox', { name: t('Tôi đã đọc mọi điều', 'I have read every article'), exact: false })
  if ((await tick.count()) > 0) await tick.check()
  const press = () => page.getByRole('button', { name: new RegExp(`^${t('Ký', 'Sign')} ${number}`, 'u') }).click()
  await password.fill('wrong-password')
  await press()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await checkAccessibility()
  await password.fill(own)
  await press()
}

/** Downloads the newest file of a paper, byte for byte. */
export const downloadPdf = async ({ page }: Visitor, words: string): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words, exact: true }).first().click()])
  return readFile(await file.path())
}

/** Checks a file on the public page, which anybody opens, and waits for what it says; nothing as large as the file is sent. */
export const checkFile = async (
  visitor: Visitor,
  file: { readonly name: string; readonly content: Buffer },
  says: string,
): Promise<void> => {
  const { page, language, checkAccessibility } = visitor
  await page.goto(`/contract-check?lang=${language}`)
  const sent: number[] = []
  page.on('request', (request) => sent.push(request.url().length + (request.postDataBuffer()?.length ?? 0)))
  await page.locator('input[type=file]').setInputFiles({ name: file.name, mimeType: 'application/pdf', buffer: file.content })
  await page.getByText(says, { exact: false }).first().waitFor()
  expect(sent.length).toBeGreaterThan(0)
  expect(Math.max(...sent)).toBeLessThan(1000)
  await checkAccessibility()
}

/** The property opens a dispute and says why. */
export const openDispute = async (visitor: Visitor, note: string): Promise<void> => {
  const { t, checkAccessibility } = visitor
  const words = t('Mở tranh chấp', 'Open a dispute')
  const dialog = await openDialog(visitor, words)
  await dialog.getByRole('textbox').fill(note)
  await checkAccessibility()
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await hear(visitor, t('Đã mở tranh chấp', 'The dispute is open'))
}
