import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { composed, hairlines, pdfGrey, pdfPage, spaced } from '#kit/pdf/pdf-look.ts'
import type { OnPage } from '#kit/pdf/pdf-thread.ts'
import type { ConfirmationFact, ConfirmationPdf } from './confirmation-file.ts'

/** The PDF of a confirmation, as pdfmake lays it out. */
export const confirmationDocument = (pdf: ConfirmationPdf, onPage: OnPage): TDocumentDefinitions => ({
  ...pdfPage,
  info: { title: composed(`${pdf.title} ${pdf.code}`), author: 'Innkeeper', subject: composed(pdf.property.name) },
  language: pdf.language,
  footer: (page, pages) => {
    onPage(pages)
    const text = speak(pageWords, pdf.language, { code: pdf.code, page, pages })
    return { text, fontSize: 8, color: pdfGrey, alignment: 'center', margin: [0, 24, 0, 0] }
  },
  content: [
    heading(pdf),
    factsTable(pdf.facts),
    ...section(roomsWords, pdf.language, pdf.rooms.map(room)),
    ...section(
      servicesWords,
      pdf.language,
      pdf.services.map((text) => ({ text: composed(text), margin: spaced(0, 2) })),
    ),
    ...(pdf.price === null ? [] : section(priceWords, pdf.language, [priceTable(pdf.price)])),
    ...(pdf.payments.length === 0 ? [] : section(paymentsWords, pdf.language, [factsTable(pdf.payments)])),
    ...(pdf.terms.length === 0 ? [] : section(termsWords, pdf.language, [factsTable(pdf.terms)])),
    { text: composed(pdf.closing), fontSize: 8, color: pdfGrey, margin: spaced(14, 0) },
  ],
})

/** The property left, what the paper is in the middle, the code as squares right: a desk scans it and finds the booking. */
const heading = ({ logo, property, title, code, state }: ConfirmationPdf): Content => ({
  margin: spaced(0, 16),
  columnGap: 16,
  columns: [
    ...(logo === null ? [] : [{ width: 64, image: `data:image/png;base64,${logo}`, fit: [64, 64] satisfies [number, number] }]),
    {
      width: '*',
      stack: [
        { text: composed(property.name), bold: true, fontSize: 13 },
        ...property.lines.map((line) => ({ text: composed(line), color: pdfGrey })),
        { text: composed(title), bold: true, fontSize: 15, margin: spaced(12, 0) },
        { text: composed(`${code} · ${state}`), fontSize: 11 },
      ],
    },
    { width: 84, qr: code, fit: 84, eccLevel: 'M' },
  ],
})

const section = (words: Saying, language: Language, content: readonly Content[]): Content[] =>
  content.length === 0 ? [] : [{ text: speak(words, language), bold: true, fontSize: 11, margin: spaced(12, 4) }, ...content]

const factsTable = (facts: readonly ConfirmationFact[]): Content => ({
  table: {
    widths: ['30%', '*'],
    body: facts.map(({ label, value }) => [{ text: composed(label), color: pdfGrey }, { text: composed(value) }]),
  },
  layout: hairlines,
})

const room = ({ title, lines }: ConfirmationPdf['rooms'][number]): Content => ({
  unbreakable: true,
  margin: spaced(0, 6),
  stack: [{ text: composed(title), bold: true }, ...lines.map((line) => ({ text: composed(line), color: pdfGrey }))],
})

const priceTable = (rows: NonNullable<ConfirmationPdf['price']>): Content => ({
  table: { widths: ['*', 'auto', 'auto'], dontBreakRows: true, body: rows.map(priceRow) },
  layout: hairlines,
})

const priceRow = ({ title, how, amount, isSum: bold }: NonNullable<ConfirmationPdf['price']>[number]): TableCell[] => [
  { text: composed(title), bold },
  { text: composed(how), color: pdfGrey, alignment: 'right' },
  { text: composed(amount), bold, alignment: 'right' },
]

const pageWords = say('{code} · Trang {page} / {pages}', '{code} · Page {page} of {pages}')
const roomsWords = say('Phòng', 'Rooms')
const servicesWords = say('Dịch vụ', 'Services')
const priceWords = say('Giá, từng bước', 'Price, step by step')
const paymentsWords = say('Các kỳ thanh toán đã chốt', 'Payments as agreed')
const termsWords = say('Điều kiện', 'Terms')
