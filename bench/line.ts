/** One line of the table. */
export type Line = {
  readonly what: string
  readonly measured: string
  /** What it is held against, measured in the same run. */
  readonly limit: string
  readonly ratio: number | null
  readonly aim: string
  /** Null where nothing is aimed at. */
  readonly met: boolean | null
}

/** A number as people read it: three digits that count, thousands apart. */
export const numeral = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

const columns = ['', 'What', 'Measured', 'Limit', 'Ratio', 'Aim', 'Met'] as const

/** A rule of fewer dashes is no rule in Markdown. */
const narrowest = 3

/** The table in Markdown, its columns aligned so that it reads as well in a terminal. */
export const tableOf = (rows: readonly (readonly [string, Line])[]): string => {
  const cells = rows.map(([letter, line]) => [
    letter,
    line.what,
    line.measured,
    line.limit,
    line.ratio === null ? '' : line.ratio.toFixed(2),
    line.aim,
    line.met === null ? '' : line.met ? 'yes' : 'no',
  ])
  const widths = columns.map((title, index) => Math.max(narrowest, title.length, ...cells.map((row) => row[index]?.length ?? 0)))
  const lineOf = (row: readonly string[]) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [lineOf(columns), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.map(lineOf)].join('\n')
}
