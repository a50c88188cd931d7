/** A table in Markdown; a bar inside a cell is escaped. Without rows it says so. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? 'None.' : [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
