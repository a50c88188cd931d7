import type { Day } from '#days/day.ts'
import { foldText } from '#text/fold-text.ts'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'
import { cellText, type StatementCell } from './statement-cell.ts'
import { missingColumns, placesIn, type StatementColumn, type StatementPlaces } from './statement-heads.ts'

/** Why a line of a statement cannot be read. */
export const lineProblems = [
  'dayUnreadable',
  'dayInFuture',
  'amountUnreadable',
  'amountTooLarge',
  'amountMissing',
  'directionUnknown',
] as const

/** Why a line of a statement cannot be read. */
export type LineProblem = (typeof lineProblems)[number]

/** Money that came in, as a bank says it: its row in the file, its day, dong, and words. Lines with the same `seenAs` are the same money. */
export type StatementLine = {
  readonly line: number
  readonly paidOn: Day
  readonly amount: number
  readonly content: string
  readonly reference: string
  readonly seenAs: string
}

/** A statement: what came in, how many lines went out, and the lines that cannot be read, each with the text at fault. */
export type ReadStatement = {
  readonly lines: readonly StatementLine[]
  readonly outgoing: number
  readonly problems: readonly { readonly line: number; readonly reason: LineProblem; readonly text: string }[]
}

/** The columns that no row names: then the table is no statement. */
export type NoStatement = { readonly missing: readonly ('day' | 'amount' | 'content')[] }

/** Banks write their name, the account and the period above the table. */
const mostRowsAbove = 60
const longestContent = 500
const longestReference = 100
const longestText = 60

/** Reads the table of a bank's statement; the heads may stand below other rows, and sums below the lines are left out. */
export const readStatement = (rows: readonly (readonly StatementCell[])[], today: Day): ReadStatement | NoStatement => {
  const above = rows.slice(0, mostRowsAbove).map(placesIn)
  const head = above.findIndex((places) => missingColumns(places).length === 0)
  const places = above[head]
  if (places === undefined) {
    const nearest = above.toSorted((a, b) => missingColumns(a).length - missingColumns(b).length)[0] ?? {}
    return { missing: missingColumns(nearest) }
  }
  const read = rows.slice(head + 1).map((row, at) => readRow(row, { places, today, line: head + at + 2 }))
  return {
    lines: read.flatMap((one) => (typeof one === 'object' && 'amount' in one ? [one] : [])),
    outgoing: read.filter((one) => one === 'outgoing').length,
    problems: read.flatMap((one) => (typeof one === 'object' && 'reason' in one ? [one] : [])),
  }
}

type Reading = { readonly places: StatementPlaces; readonly today: Day; readonly line: number }
type ReadRow = StatementLine | ReadStatement['problems'][number] | 'outgoing' | 'noLine'

const readRow = (row: readonly StatementCell[], { places, today, line }: Reading): ReadRow => {
  const cell = (column: StatementColumn): StatementCell => {
    const at = places[column]
    return at === undefined ? null : (row[at] ?? null)
  }
  if (isNoLine(row, cell)) return 'noLine'
  const wrong = (reason: LineProblem, text: StatementCell): ReadRow => ({ line, reason, text: cellText(text).slice(0, longestText) })
  const paidOn = readDay(cellText(cell('day')))
  if (paidOn === null) return wrong('dayUnreadable', cell('day'))
  if (paidOn > today) return wrong('dayInFuture', cell('day'))
  const moved = movedBy(cell)
  if (moved === 'outgoing') return moved
  if (typeof moved === 'object') return wrong(moved.reason, moved.text)
  const [content, reference] = [cellText(cell('content')), cellText(cell('reference')).slice(0, longestReference)]
  const one = { line, paidOn, amount: moved, content: content.slice(0, longestContent), reference }
  return { ...one, seenAs: seenAs(one, cellText(cell('balance'))) }
}

// A second row of heads, a sum, an empty row, or words below the table, such as when it was printed.
const isNoLine = (row: readonly StatementCell[], cell: (column: StatementColumn) => StatementCell): boolean => {
  const texts = row.map(cellText).filter((text) => text !== '')
  const isSum = [texts[0] ?? '', cellText(cell('content'))].some((text) => sums.test(foldText(text)))
  const money = [cell('credit'), cell('debit'), cell('amount')].some((one) => cellText(one) !== '')
  const isDated = readDay(cellText(cell('day'))) !== null && !/\p{L}{3}/u.test(cellText(cell('day')))
  const isHeads = !isDated && Object.keys(placesIn(row)).length > 1
  return texts.length === 0 || isSum || isHeads || (!money && !isDated)
}

const sums = /^(?:tong|cong|total|so du|du dau|du cuoi|opening|closing|ending|balance|(?:so )?phat sinh trong ky|doanh so)\b/u

type Cells = (column: StatementColumn) => StatementCell
type Moved = number | 'outgoing' | { readonly reason: LineProblem; readonly text: StatementCell }

/** What a line moved in: its dong, or that it went out, or why that is not known. */
const movedBy = (cell: Cells): Moved => {
  const credit = readAmount(cell('credit'))
  if ('reason' in credit) return { reason: credit.reason, text: cell('credit') }
  if (credit.amount !== null && credit.amount > 0) return credit.amount
  const debit = readAmount(cell('debit'))
  if ('reason' in debit) return { reason: debit.reason, text: cell('debit') }
  return (debit.amount ?? 0) !== 0 || (credit.amount ?? 0) < 0 ? 'outgoing' : movedInOneColumn(cell)
}

const movedInOneColumn = (cell: Cells): Moved => {
  const read = readAmount(cell('amount'))
  if ('reason' in read) return { reason: read.reason, text: cell('amount') }
  if (read.amount === null || read.amount === 0) {
    // Techcombank names a fee, or interest, in a column of its own: no guest's money.
    return cellText(cell('fee')) === '' ? { reason: 'amountMissing', text: cell('content') } : 'outgoing'
  }
  const direction = foldText(cellText(cell('direction')))
  if (read.amount < 0 || goesOut.test(direction)) return 'outgoing'
  return direction === '' || comesIn.test(direction) ? read.amount : { reason: 'directionUnknown', text: cell('direction') }
}

const comesIn = /^(?:\+|c|cr|co|credit|ghi co|tien vao|vao|thu|in|nhan tien|chuyen den|incoming)$/u
const goesOut = /^(?:-|d|dr|no|debit|ghi no|tien ra|ra|chi|out|chuyen tien|chuyen di|outgoing)$/u

// Two files of one bank differ in spaces and in case. Where a bank gives no number, the balance tells two equal transfers apart.
const seenAs = ({ paidOn, amount, content, reference }: Omit<StatementLine, 'seenAs'>, balance: string): string =>
  [paidOn, amount, squeezed(reference), squeezed(content), reference === '' ? squeezed(balance) : ''].join('|')

const squeezed = (text: string): string => foldText(text).replace(/[^a-z0-9]/gu, '')
