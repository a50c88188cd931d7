/** Rows of cells as a spreadsheet copies them: tabs between cells, lines between rows. */
export const toTsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(tsvCell).join('\t')).join('\n')

/** What a spreadsheet put on the clipboard, as rows of cells. */
export const fromTsv = (text: string): string[][] => {
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
