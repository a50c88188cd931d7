import { formatDate } from '@innkeeper/protocol/format/format'
import { say, speak } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { composed, hairlines, pdfGrey, pdfPage, spaced } from '#kit/pdf/pdf-look.ts'
import type { OnPage } from '#kit/pdf/pdf-thread.ts'
import type { MonthPaper, PaperCell, PaperTable } from './month-paper.ts'

/** The PDF of a monthly statement, as pdfmake lays it out: across, because a line has many sums. */
export const monthDocument = (paper: MonthPaper, onPage: OnPage): TDocumentDefinitions => ({
  ...pdfPage,
  pageOrientation: 'landscape',
  info: { title: composed(paper.title), author: 'Innkeeper', subject: composed(paper.property) },
  language: paper.language,
  footer: (page, pages) => {
    onPage(pages)
    const text = speak(pageWords, paper.language, { title: paper.title, page, pages })
    return { text: composed(text), fontSize: 8, color: pdfGrey, alignment: 'center', margin: [0, 24, 0, 0] }
  },
  content: [
    { text: composed(paper.property), bold: true, fontSize: 13 },
    { text: composed(paper.title), bold: true, fontSize: 15, margin: spaced(8, 8) },
    { columnGap: 32, columns: [factsTable(paper), sumsTable(paper)] },
    ...paper.tables.filter(({ rows }) => rows.length > 0).flatMap((table) => tableOf(table, paper)),
  ],
})

const factsTable = ({ facts }: MonthPaper): Content => ({
  table: { widths: ['40%', '*'], body: facts.map(({ label, value }) => [{ text: composed(label), color: pdfGrey }, composed(value)]) },
  layout: hairlines,
})

const sumsTable = (paper: MonthPaper): Content => ({
  table: {
    widths: ['*', 'auto'],
    body: paper.sums.map(({ label, amount }) => [
      { text: composed(label), color: pdfGrey },
      { text: composed(formatMoney(amount, paper.currency, paper.language)), alignment: 'right', bold: true },
    ]),
  },
  layout: hairlines,
})

const tableOf = (table: PaperTable, paper: MonthPaper): Content[] => {
  const { columns, rows, sums } = table
  const cellsOf = (cells: readonly PaperCell[], bold: boolean): TableCell[] =>
    columns.map(({ kind }, at) => ({
      text: composed(textOf(cells[at] ?? null, kind, paper)),
      bold,
      alignment: kind === 'money' ? 'right' : 'left',
    }))
  const heads = columns.map(({ head, kind }) => ({
    text: composed(head),
    color: pdfGrey,
    alignment: kind === 'money' ? ('right' as const) : ('left' as const),
  }))
  return [
    { text: composed(table.name), bold: true, fontSize: 11, margin: spaced(14, 4) },
    {
      fontSize: 8.5,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: columns.map(({ wide }) => (wide ? '*' : 'auto')),
        body: [heads, ...rows.map((cells) => cellsOf(cells, false)), ...(sums === null ? [] : [cellsOf(sums, true)])],
      },
      layout: { ...hairlines, paddingLeft: (at: number) => (at === 0 ? 0 : 8) },
    },
  ]
}

const textOf = (cell: PaperCell, kind: PaperTable['columns'][number]['kind'], { currency, language }: MonthPaper): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return formatMoney(cell, currency, language)
  return kind === 'day' ? formatDate(cell) : cell
}

const pageWords = say('{title} · Trang {page} / {pages}', '{title} · Page {page} of {pages}')
