/** One line of the table. */
export type Line = {
  readonly what: string
  readonly measured: string
  /** What it is compared with, measured in the same run. */
  readonly limit: string
  readonly ratio: number | null
  readonly aim: string
  /** Null where there is no target. */
  readonly met: boolean | null
}

/** A number for people: three significant digits, thousands separated. */
export const numeral = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

const columns = ['', 'What', 'Measured', 'Limit', 'Ratio', 'Aim', 'Met'] as const

/** Markdown needs at least this many dashes. */
const narrowest = 3

/** The table in Markdown, with aligned columns, so that it is readable in a terminal too. */
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
