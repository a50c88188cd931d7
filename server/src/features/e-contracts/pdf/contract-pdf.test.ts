import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { ContractPdf } from './contract-file.ts'
import { writeContractPdf } from './contract-pdf.ts'

const same = (text: string) => ({ vi: text, en: text })

const whole: ContractPdf = {
  language: 'both',
  number: 'HD-2027-0146',
  title: { vi: 'Hợp đồng phân phối phòng', en: 'Room distribution contract' },
  notice: null,
  facts: [
    { label: { vi: 'Doanh nghiệp', en: 'Business' }, value: same('Công ty TNHH Du lịch Hải Âu Trắng') },
    { label: { vi: 'Mã số thuế', en: 'Tax code' }, value: same('0401882117') },
    { label: { vi: 'Hoa hồng', en: 'Commission' }, value: { vi: '15,5 %', en: '15.5 %' } },
  ],
  articles: [
    {
      title: { vi: 'Các bên', en: 'Parties' },
      paragraphs: [{ vi: 'Bên A: Nguyễn Thị Thuỳ Dương.', en: 'Party A: Nguyễn Thị Thuỳ Dương.' }],
    },
  ],
  signatures: [
    {
      side: { vi: 'Đại diện Bên A', en: 'For Party A' },
      signer: 'Trần Quốc Bảo',
      position: 'Giám đốc điều hành',
      facts: [{ label: { vi: 'Thời điểm', en: 'Signed' }, value: same('15/01/2027 08:00') }],
    },
  ],
}

/** The text as PDF.js reads it, and the number of pages that it counts. */
const readBack = async (pdf: ContractPdf) => {
  const { content, pages } = await writeContractPdf(pdf)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(document, { mergePages: false })
  const page = await document.getPage(1)
  return { text: text.map(inOneLine), pages, counted: document.numPages, view: page.view }
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').normalize('NFC')

test('another parser finds each field with its diacritics, in both languages', async () => {
  const { text, pages, counted, view } = await readBack(whole)
  const [page = ''] = text
  for (const expected of [
    'HD-2027-0146',
    'HỢP ĐỒNG PHÂN PHỐI PHÒNG',
    'Room distribution contract',
    'Công ty TNHH Du lịch Hải Âu Trắng',
    '0401882117',
    '15,5 % / 15.5 %',
    'Điều 1. Các bên',
    'Article 1. Parties',
    '1.1. Bên A: Nguyễn Thị Thuỳ Dương.',
    '1.1. Party A: Nguyễn Thị Thuỳ Dương.',
    'Đại diện Bên A / For Party A',
    'Trần Quốc Bảo',
    'Giám đốc điều hành',
    'Thời điểm / Signed: 15/01/2027 08:00',
    'Trang 1 / 1 · Page 1 of 1',
  ])
    expect(page).toContain(expected)
  expect([pages, counted]).toEqual([1, 1])
  // A4 in points.
  expect(view.map(Math.round)).toEqual([0, 0, 595, 842])
})

test.each([
  ['vi', ['Điều 1. Các bên', 'Trang 1 / 1'], 'Party A'],
  ['en', ['Article 1. Parties', 'Page 1 of 1'], 'Bên A'],
] as const)('a copy in %s has that language alone, and says that it is a copy', async (language, there, absent) => {
  const { text } = await readBack({ ...whole, language, notice: { vi: 'Bản để đọc', en: 'Copy for reading' } })
  const [page = ''] = text
  for (const expected of there) expect(page).toContain(expected)
  expect(page).toContain(language === 'vi' ? 'Bản để đọc' : 'Copy for reading')
  expect(page).not.toContain(absent)
})

test('letters that came apart are joined: Vietnamese is written composed', async () => {
  const { text } = await readBack({ ...whole, title: { vi: 'Thoả thuận'.normalize('NFD'), en: 'Agreement' } })
  expect(text[0]).toContain('THOẢ THUẬN')
})

test('sixty pages open, each says which of how many it is, and an article that goes on repeats its title', async () => {
  const articles: ContractPdf['articles'] = Array.from({ length: 60 }, (_none, article) => ({
    title: { vi: `Phần ${article + 1}`, en: `Part ${article + 1}` },
    paragraphs: Array.from({ length: 24 }, () => ({
      vi: 'Bên A nhận mọi đặt phòng mà hệ thống đã xác nhận khi phòng còn trống.',
      en: 'Party A honours every booking that was confirmed while rooms were free.',
    })),
  }))
  const { text, pages, counted } = await readBack({ ...whole, articles })
  expect(counted).toBeGreaterThanOrEqual(60)
  expect(pages).toBe(counted)
  for (const [index, page] of text.entries()) expect(page).toContain(`Page ${index + 1} of ${counted}`)
  const titled = text.filter((page) => /Article \d+\./u.test(page))
  expect(titled.length).toBeGreaterThanOrEqual(counted - 1)
})
