/** Rows of cells as a spreadsheet copies them: tabs between cells, lines between rows. */
export const toTsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(tsvCell).join('\t')).join('\n')

/** Rows of cells as a CSV file: commas, quotes where they are needed, and nothing that a spreadsheet would run as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(csvCell).join(',')).join('\r\n')

/** What a spreadsheet put on the clipboard, as rows of cells. */
export function fromTsv(text: string): string[][] {
  const lines = text.replace(/\r\n?/gu, '\n').replace(/\n$/u, '').split('\n')
  return lines.map((line) =>
    line.split('\t').map((cell) =>
      cell
        .replace(/^"(?<inside>.*)"$/u, '$<inside>')
        .replaceAll('""', '"')
        .trim(),
    ),
  )
}

const tsvCell = (cell: string): string => (/[\t\n"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function csvCell(cell: string): string {
  const safe = /^[=+\-@\t\r]/u.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
