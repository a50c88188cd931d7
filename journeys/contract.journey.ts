import { expect, test } from 'vitest'
import {
  checkFile,
  downloadPdf,
  moveOn,
  numberOn,
  openAsPlatform,
  openDispute,
  release,
  sign,
  walkToSignature,
} from './world/contract-acts.ts'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const signer = 'Nguyễn Thị Thuỳ Dương'

test.each([
  { language: 'vi', phone: true, code: 'DENLONG' },
  { language: 'en', phone: false, code: 'THONGREO' },
] as const)(
  '$language: a contract goes from its template to both signatures, its PDF is checked, a dispute is settled, and it is amended',
  async ({ language, phone, code }) => {
    const admin = await visit({ language, dark: phone })
    await comeAs(admin, 'admin')
    const id = await openAsPlatform(admin, code)
    await takeBack(admin, code)
    await drawUp(admin)
    const number = await walkToSignature(admin)

    const owner = await visit({ language, phone })
    await comeAs(owner, 'owner')
    await readAndSign(owner, id, number)
    await countersign(admin, number)
    await seeBothSignatures(owner, number)
    await disputeAndSettle(owner, admin)
    await amend(owner, admin)
    await admin.leave()
    await owner.leave()
  },
)

/** The text comes back to the account manager: the platform takes one back that waits for a signature, and sends one back that is in review. */
const takeBack = async (visitor: Visitor, code: string): Promise<void> => {
  const { t } = visitor
  const arrives = t('Ở quản lý khách hàng', 'With the account manager')
  const note = t('Sửa thời hạn', 'Another term')
  if (code === 'DENLONG') await moveOn(visitor, t('Thu hồi để sửa', 'Take it back'), { arrives, note })
  else await moveOn(visitor, t('Trả lại', 'Send back'), { arrives, note })
}

/** Chooses the template, the commission and the special terms, and saves the draft. */
const drawUp = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: t('Mẫu hợp đồng', 'Template') }).click()
  await page
    .getByRole('option', { name: t('Hợp đồng phân phối phòng', 'Room distribution contract') })
    .first()
    .click()
  await main.getByRole('textbox', { name: t('Hoa hồng', 'Commission') }).fill(t('12,5', '12.5'))
  await main
    .getByRole('textbox', { name: t('Thoả thuận riêng (tiếng Việt)', 'Special terms (Vietnamese)') })
    .fill('Bên A giữ hai phòng cho khách đoàn mỗi cuối tuần.')
  await main
    .getByRole('textbox', { name: t('Thoả thuận riêng (tiếng Anh)', 'Special terms (English)') })
    .fill('Party A keeps two rooms for groups each weekend.')
  const save = page.getByRole('button', { name: t('Lưu bản nháp', 'Save the draft') })
  const draw = page.getByRole('button', { name: t('Soạn hợp đồng', 'Draw up the contract'), exact: true })
  await save.or(draw).first().click()
  await hear(visitor, t('Đã lưu bản nháp.', 'The draft is saved.'))
  await main.getByText(t('12,5 %', '12.5 %'), { exact: false }).first().waitFor()
  await main.getByText('Party A keeps two rooms for groups each weekend.', { exact: false }).last().waitFor()
  await checkAccessibility()
}

/** The property reads the text, on a phone in one language at a time, and signs. */
const readAndSign = async (visitor: Visitor, id: string, number: string): Promise<void> => {
  const { page, language, t, checkAccessibility } = visitor
  await page.goto(`/u/${id}/account/contract?lang=${language}`)
  await page.getByRole('heading', { name: `${t('Ký', 'Sign')} ${number}` }).waitFor()
  await page.getByRole('heading', { name: t('Điều 1. Các bên', 'Article 1. Parties') }).waitFor()
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await page.getByRole('heading', { name: 'Article 1. Parties' }).waitFor()
  await page.getByText('Party A keeps two rooms for groups each weekend.', { exact: false }).waitFor()
  await page.getByText(t('phụ lục', 'amendment'), { exact: false }).first().waitFor()
  await checkAccessibility()
  await sign(visitor, number, signer)
  await hear(visitor, t('Đã ký.', 'Signed.'))
}

/** The platform sees the signature without a reload and signs. */
const countersign = async (visitor: Visitor, number: string): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.getByRole('heading', { name: t(`Ký ${number} cho Innkeeper`, `Sign ${number} for Innkeeper`) }).waitFor()
  await sign(visitor, number, 'Phạm Hoàng Bảo Ngọc')
  await hear(visitor, t('Hai bên đã ký.', 'Both sides have signed.'))
  await page.getByText(t('Đã ký', 'Signed'), { exact: true }).first().waitFor()
  await checkAccessibility()
}

/** The property downloads the file; the public page knows it, and does not know a changed one. */
const seeBothSignatures = async (visitor: Visitor, number: string): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.getByText('Phạm Hoàng Bảo Ngọc', { exact: false }).first().waitFor()
  await checkAccessibility()
  const content = await downloadPdf(visitor, t(`Tải ${number}`, `Download ${number}`))
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  const here = page.url()
  await checkFile(visitor, { name: 'hop-dong.pdf', content }, t('hai bên đã ký', 'signed by both sides'))
  const changed = Buffer.concat([content, Buffer.from('\n% one line more')])
  await checkFile(
    visitor,
    { name: 'da-sua.pdf', content: changed },
    t('da-sua.pdf không phải hợp đồng của Innkeeper', 'da-sua.pdf is not an Innkeeper contract'),
  )
  await page.goto(here)
}

/** The property opens a dispute; the contract manager settles it, and both see it in the time line. */
const disputeAndSettle = async (owner: Visitor, admin: Visitor): Promise<void> => {
  const { t } = owner
  const why = t('Thiếu hoa hồng tháng Ba', 'Commission of March is missing')
  await openDispute(owner, why)
  await admin.page.getByText(why, { exact: false }).first().waitFor()
  await moveOn(admin, t('Kết thúc tranh chấp', 'Settle the dispute'), {
    arrives: t('Đã ký', 'Signed'),
    note: t('Đã trả phần thiếu', 'The rest was paid'),
  })
  await owner.page.getByText(t('Đã trả phần thiếu', 'The rest was paid'), { exact: false }).first().waitFor()
  await owner.checkAccessibility()
}

/** Another bank account and commission, by an amendment that both sides sign. */
const amend = async (owner: Visitor, admin: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = admin
  const words = t('Soạn phụ lục', 'Draw up an amendment')
  await page.getByRole('button', { name: words, exact: true }).click()
  const form = page.getByRole('main')
  const starts = form.getByRole('textbox', { name: t('Hiệu lực từ', 'Runs from') })
  await starts.fill(await dayInTerm(admin))
  await starts.press('Tab')
  await form.getByRole('textbox', { name: t('Hoa hồng mới', 'New commission') }).fill('10')
  await form.getByRole('combobox', { name: t('Ngân hàng', 'Bank') }).fill('techcom')
  await page.getByRole('option', { name: 'Techcombank', exact: false }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: t('Số tài khoản ngân hàng', 'Bank account number') }).fill('0041000777888')
  await checkAccessibility()
  await page.getByRole('button', { name: words, exact: true }).last().click()
  await hear(admin, t('Đã soạn phụ lục.', 'The amendment is drawn up.'))
  await release(admin, t('Phát hành phụ lục', 'Release the amendment'))
  await page
    .getByText(/PL-\d{4}-\d{4}/u)
    .first()
    .waitFor()
  const number = numberOn(await form.textContent(), 'PL')
  await owner.page.getByRole('heading', { name: `${t('Ký', 'Sign')} ${number}` }).waitFor()
  await owner.page.getByText('0041000777888', { exact: false }).first().waitFor()
  await owner.page.getByText('TMCP Kỹ thương', { exact: false }).first().waitFor()
  await owner.checkAccessibility()
  await sign(owner, number, signer)
  await hear(owner, t('Đã ký.', 'Signed.'))
  await countersign(admin, number)
  await owner.page.getByText(t('Innkeeper ký phụ lục', 'Amendment signed by Innkeeper'), { exact: false }).first().waitFor()
}

/** A day that lies in the term of the contract. */
const dayInTerm = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => {
    const day = new Date(Date.now() + 20 * 86_400_000)
    const two = (number: number) => String(number).padStart(2, '0')
    return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`
  })
