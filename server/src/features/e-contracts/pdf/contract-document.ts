import type { BothTexts, ContractArticle } from '@innkeeper/rules/e-contract/contract-text'
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { composed as nfc, hairlines, pdfGrey as grey, pdfPage, spaced } from '#kit/pdf/pdf-look.ts'
import type { OnPage } from '#kit/pdf/pdf-thread.ts'
import type { ContractPdf, PdfFact, PdfSignature } from './contract-file.ts'

/** The PDF of a contract, as pdfmake lays it out. */
export const contractDocument = (pdf: ContractPdf, onPage: OnPage): TDocumentDefinitions => ({
  ...pdfPage,
  info: { title: nfc(`${pdf.number} ${pdf.title.vi}`), author: 'Innkeeper', subject: nfc(pdf.title.en) },
  language: pdf.language === 'en' ? 'en' : 'vi',
  header: { text: `Innkeeper · ${nfc(pdf.number)}`, fontSize: 8, color: grey, margin: [48, 28, 48, 0] },
  footer: (page, pages) => {
    onPage(pages)
    return { text: pageWords(pdf.language, page, pages), fontSize: 8, color: grey, alignment: 'center', margin: [0, 24, 0, 0] }
  },
  content: [
    ...heading(pdf),
    ...(pdf.facts.length === 0 ? [] : [factsTable(pdf.facts, pdf.language)]),
    ...pdf.articles.map(articleTable(pdf.language)),
    ...signing(pdf),
  ],
})

const pageWords = (language: ContractPdf['language'], page: number, pages: number): string => {
  const vi = `Trang ${page} / ${pages}`
  const en = `Page ${page} of ${pages}`
  return { vi, en, both: `${vi} · ${en}` }[language]
}

const heading = ({ language, title, number, notice }: ContractPdf): Content[] => {
  const both = language === 'both'
  const main = nfc(language === 'en' ? title.en : title.vi)
  return [
    ...(notice === null
      ? []
      : [{ text: nfc(language === 'en' ? notice.en : notice.vi), fontSize: 8.5, color: grey, margin: spaced(0, 10) }]),
    { text: main.toLocaleUpperCase('vi'), bold: true, fontSize: 15, alignment: 'center' },
    ...(both ? [{ text: nfc(title.en), fontSize: 11, alignment: 'center' } as const] : []),
    { text: `${language === 'en' ? 'No.' : 'Số'} ${nfc(number)}`, alignment: 'center', color: grey, margin: spaced(2, 14) },
  ]
}

const inOne = (text: BothTexts, language: ContractPdf['language']): string =>
  language !== 'both' ? nfc(text[language]) : text.vi === text.en ? nfc(text.vi) : nfc(`${text.vi} / ${text.en}`)

/** Labels left and values right, on hairlines. */
const factsTable = (facts: readonly PdfFact[], language: ContractPdf['language']): Content => ({
  table: {
    widths: ['36%', '*'],
    body: facts.map(({ label, value }) => [{ text: inOne(label, language), color: grey }, { text: inOne(value, language) }]),
  },
  layout: hairlines,
  margin: spaced(0, 12),
})

/**
 * An article as a table whose title is the head: where the article goes on over a page its title is repeated there, and it never stands
 * alone at the foot of a page.
 */
const articleTable =
  (language: ContractPdf['language']) =>
  ({ title, paragraphs }: ContractArticle, index: number): Content => {
    const number = index + 1
    const both = language === 'both'
    const titles: BothTexts = { vi: `Điều ${number}. ${title.vi}`, en: `Article ${number}. ${title.en}` }
    const rows = paragraphs.map((paragraph, place) => row(numbered(paragraph, `${number}.${place + 1}.`), language, false))
    return {
      table: { widths: both ? ['50%', '50%'] : ['*'], headerRows: 1, keepWithHeaderRows: 1, body: [row(titles, language, true), ...rows] },
      layout: bare,
      margin: spaced(0, 8),
    }
  }

const numbered = ({ vi, en }: BothTexts, number: string): BothTexts => ({
  vi: vi === '' ? '' : `${number} ${vi}`,
  en: en === '' ? '' : `${number} ${en}`,
})

const row = (text: BothTexts, language: ContractPdf['language'], head: boolean): TableCell[] => {
  const languages = language === 'both' ? (['vi', 'en'] as const) : ([language] as const)
  return languages.map((one) => ({ text: nfc(text[one]), bold: head, fontSize: head ? 10.5 : 9.5 }))
}

const bare = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 10,
  paddingTop: () => 2,
  paddingBottom: () => 2,
}

const signedWords: BothTexts = { vi: 'Chữ ký điện tử', en: 'Electronic signatures' }

const signing = ({ signatures, language }: ContractPdf): Content[] => {
  if (signatures.length === 0) return []
  const cells = signatures.map((signature) => signatureCell(signature, language))
  return [
    {
      unbreakable: true,
      margin: spaced(14, 0),
      stack: [
        { text: inOne(signedWords, language), bold: true, fontSize: 11, margin: spaced(0, 6) },
        { columns: cells, columnGap: 20 },
      ],
    },
  ]
}

const signatureCell = ({ side, signer, position, facts }: PdfSignature, language: ContractPdf['language']): Column => ({
  width: '50%',
  stack: [
    { text: inOne(side, language), color: grey },
    { text: nfc(signer), bold: true, fontSize: 12, margin: spaced(4, 0) },
    { text: nfc(position), margin: spaced(0, 6) },
    ...facts.map(({ label, value }) => ({ text: `${inOne(label, language)}: ${inOne(value, language)}`, fontSize: 8, color: grey })),
  ],
})
