import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each(['vi', 'en'] as const)('nights out to Excel and back, %s', (language) => {
  test('three bad rows are named by their cells, left out, the rest is applied and undone', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    await page.goto('/u/0/hotel-manage/room-sale/avail-and-rate/excel')
    const workbook = await exported(visitor)
    await choose(visitor, workbook.path)
    await page.getByText(t('Không có đêm nào đổi.', 'No night would change.')).waitFor({ state: 'attached' })
    await choose(visitor, await workbook.edited())
    const problems = page.getByRole('list', { name: t('Ô Excel không dùng được', 'Excel cells that cannot be used') })
    await problems.waitFor()
    expect(await problems.getByRole('listitem').count()).toBe(3)
    await problems.getByText(`${t('Giá', 'Price')}!D3`).waitFor()
    await visitor.checkAccessibility()
    await page
      .getByRole('checkbox', {
        name: t('Bỏ qua ô Excel không dùng được, áp dụng phần còn lại', 'Leave out Excel cells that cannot be used and apply the rest'),
      })
      .check()
    await page.getByRole('button', { name: /^(Áp dụng 1 đêm|Apply to 1 night)$/u }).click()
    await page
      .getByText(/Đã áp dụng 1 đêm|1 night applied/u)
      .first()
      .waitFor()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Hoàn tác', 'Undo') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Hoàn tác|Undo) 1 (đêm|night)$/u })
      .click()
    await hear(visitor, t('Đã hoàn tác', 'undone'))
    await visitor.leave()
  })
})

/** The exported workbook on the disk, and a copy with one good new price and three bad ones. */
const exported = async ({ page, t }: Visitor) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('Xuất ra Excel', 'Export to Excel') }).click(),
  ])
  const path = join(tmpdir(), `innkeeper-${process.pid}-${Date.now()}.xlsx`)
  await download.saveAs(path)
  const edited = async () => {
    const workbook = await readXlsx(await readFile(path))
    const price = workbook.sheets.find(({ name }) => name === t('Giá', 'Price'))
    const [, first = [], second = [], third = [], fourth = []] = price?.rows ?? []
    ;[first[3], second[3], third[3], fourth[3]] = [3_456_000, t('một triệu', 'one million'), 0.5, -5]
    const other = `${path}-edited.xlsx`
    await writeFile(other, await writeXlsx({ sheets: workbook.sheets.map(({ name, rows }) => ({ name, rows })) }))
    return other
  }
  return { path, edited }
}

const choose = async ({ page }: Visitor, path: string) => {
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByText(/^(Xuất lúc|Exported) /u).waitFor()
}
