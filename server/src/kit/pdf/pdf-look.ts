import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** The grey of labels and notes. */
export const pdfGrey = '#5b6472'

const rule = '#cdd3dd'

/** The typeface of a PDF and the sizes of its page. */
export const pdfPage: Pick<TDocumentDefinitions, 'pageSize' | 'pageMargins' | 'defaultStyle'> = {
  pageSize: 'A4',
  pageMargins: [48, 56, 48, 60],
  defaultStyle: { font: 'BeVietnam', fontSize: 9.5, lineHeight: 1.25 },
}

/** Vietnamese is written composed, so that a search in the file finds it. */
export const composed = (text: string): string => text.normalize('NFC')

/** Space above and below. */
export const spaced = (above: number, below: number): [number, number, number, number] => [0, above, 0, below]

/** A table on hairlines. */
export const hairlines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => rule,
  paddingLeft: () => 0,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}
