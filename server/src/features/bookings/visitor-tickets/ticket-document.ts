import { say, speak } from '@innkeeper/protocol/say'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { composed, pdfGrey, pdfPage, spaced } from '#kit/pdf/pdf-look.ts'
import type { OnPage } from '#kit/pdf/pdf-thread.ts'
import type { TicketPdf } from './ticket-pdf.ts'

/** The PDF of a booking's tickets, as pdfmake lays it out: one block for each ticket, never broken over two pages. */
export const ticketDocument = (pdf: TicketPdf, onPage: OnPage): TDocumentDefinitions => ({
  ...pdfPage,
  info: { title: composed(`${pdf.title} ${pdf.code}`), author: 'Innkeeper', subject: composed(pdf.park) },
  language: pdf.language,
  footer: (page, pages) => {
    onPage(pages)
    const text = speak(pageWords, pdf.language, { code: pdf.code, page, pages })
    return { text, fontSize: 8, color: pdfGrey, alignment: 'center', margin: [0, 24, 0, 0] }
  },
  content: [heading(pdf), ...pdf.tickets.map((ticket) => ticketBlock(ticket, pdf.park))],
})

const heading = ({ logo, park, title, code, guest, closing }: TicketPdf): Content => ({
  margin: spaced(0, 12),
  columnGap: 16,
  columns: [
    ...(logo === null ? [] : [{ width: 64, image: `data:image/png;base64,${logo}`, fit: [64, 64] satisfies [number, number] }]),
    {
      width: '*',
      stack: [
        { text: composed(park), bold: true, fontSize: 13 },
        { text: composed(title), bold: true, fontSize: 15, margin: spaced(8, 0) },
        { text: composed(`${code} · ${guest}`), fontSize: 11 },
        { text: composed(closing), color: pdfGrey, margin: spaced(4, 0) },
      ],
    },
  ],
})

const ticketBlock = ({ code, number, product, visitor, lines }: TicketPdf['tickets'][number], park: string): Content => ({
  unbreakable: true,
  margin: spaced(0, 10),
  table: {
    widths: [132, '*'],
    body: [
      [
        { qr: code, fit: 124, eccLevel: 'M', margin: [6, 6, 6, 6] },
        {
          margin: [6, 10, 6, 6],
          stack: [
            { text: composed(park), color: pdfGrey },
            { text: composed(product), bold: true, fontSize: 13 },
            { text: composed(visitor), fontSize: 12 },
            ...lines.map((line) => ({ text: composed(line) })),
            { text: number, bold: true, fontSize: 18, margin: spaced(8, 0) },
          ],
        },
      ],
    ],
  },
  layout: { hLineWidth: () => 0.75, vLineWidth: (at) => (at === 1 ? 0 : 0.75), hLineColor: () => pdfGrey, vLineColor: () => pdfGrey },
})

const pageWords = say('{code} · Trang {page} / {pages}', '{code} · Page {page} of {pages}')
