/** A table in Markdown; bars inside a cell are escaped. Without rows, a text says that there are none. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? 'None.' : [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
