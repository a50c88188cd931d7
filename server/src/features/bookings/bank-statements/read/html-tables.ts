import type { StatementCell } from '@innkeeper/rules/bank-statement/statement-cell'

/** The rows of a page of HTML, at most so many: some banks give it the name of an Excel file. */
export const htmlRows = (text: string, mostRows: number): readonly (readonly StatementCell[])[] =>
  text
    .split(/<tr\b/iu)
    .slice(1, mostRows + 2)
    .map((row) =>
      row
        .split(/<t[dh]\b/iu)
        .slice(1)
        .map(cellOf),
    )

const cellOf = (cell: string): string => {
  const inside = cell.slice(cell.indexOf('>') + 1).split(/<\/t[dh]\b/iu)[0] ?? ''
  return inside
    .replace(/<br\b[^<>]*>/giu, '\n')
    .replace(/<[^<>]*>/gu, '')
    .replace(/&(?:#(?<number>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z]{2,6}));/giu, decoded)
}

const names: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (whole: string, number?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return names[name.toLowerCase()] ?? whole
  const point = number === undefined ? Number.parseInt(hex ?? '', 16) : Number(number)
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
}
