import type { Day } from '@innkeeper/rules/days/day'

/** A day in a header; a marked one, such as a weekend, has another colour. */
export type DayCell = { readonly day: Day; readonly marked: boolean }

/** A cell that is written: text is always text and never a formula, a day is a real date. */
export type WrittenCell = string | number | DayCell | null

/** What a spreadsheet checks while somebody types: a condition on the first open cell, such as `D2>0`, and what it says otherwise. */
export type SheetCheck = { readonly formula: (cell: string) => string; readonly title: string; readonly message: string }

/** The columns in which a person may write. */
export type OpenColumns = {
  readonly count: number
  readonly width: number
  /** Digits after the decimal point. */
  readonly digits: 0 | 2
  readonly check: SheetCheck
}

/** A sheet of a workbook: one header row, locked columns at the left, then open ones. */
export type SheetToWrite = {
  readonly name: string
  /** A hidden sheet is not even listed among those that can be shown. */
  readonly hidden?: true
  readonly locked: readonly { readonly width: number; readonly hidden?: true }[]
  readonly open: OpenColumns | null
  /** A sheet that is only read: its head stays in sight, its numbers have so many digits after the point, and nothing is locked. */
  readonly read?: { readonly digits: OpenColumns['digits'] }
  readonly rows: Iterable<readonly WrittenCell[]> | AsyncIterable<readonly WrittenCell[]>
}
