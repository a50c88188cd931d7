import type { Visitor } from './visit.ts'

/** Fills the form of a transaction with an amount in cash, and saves it. */
export const recordCash = async (visitor: Visitor, amount: number): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('textbox', { name: t('Số tiền', 'Amount') }).fill(String(amount))
  await choose(visitor, t('Phương thức', 'Method'), t('Tiền mặt', 'Cash'))
  await page.getByRole('button', { name: t('Lưu giao dịch', 'Save the transaction') }).click()
}

/** Chooses an option of a field. */
export const choose = async ({ page }: Pick<Visitor, 'page'>, field: string, choice: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}
