import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'

/** How much a column matters: those of rank 1 always stay, those of rank 4 are the first that a narrow page folds. */
export type Rank = 1 | 2 | 3 | 4

/** A column: its head, its cell, how much it matters, and where it goes on a phone. */
export type Column<R> = {
  readonly key: string
  readonly head: Saying
  readonly cell: (row: R) => ReactNode
  /** The second, muted line of the first column; it moves along with the folded columns. */
  readonly second?: (row: R) => ReactNode
  /** What a folded column says in the row's second line, where its cell is too much for it; null says nothing. */
  readonly folded?: (row: R) => ReactNode
  /** In a second line its heading precedes it, as it precedes every number: a bare date says nothing. */
  readonly labelled?: boolean
  /** Numbers and money stand right. */
  readonly right?: boolean
  /** On a phone a row has two lines: `first` and `second` choose the line, `end` is at the right, `hidden` leaves the column out; `before` stands before what names the row, wherever it is shown; `whole` gets lines of its own below, over the whole width. */
  readonly phone?: 'before' | 'first' | 'second' | 'end' | 'whole' | 'hidden'
  /** By default 1 for the first and last column of a phone's row, 2 for the others on it, 3 for those that it leaves out. */
  readonly rank?: Rank
  /** The narrowest that it is readable at, in pixels; where that is not there it is folded. */
  readonly min?: number
  /** The name that `sort` knows the column by, where it can be sorted. */
  readonly sortBy?: string
  /** A number of pixels is its width; else it takes its share of the room that is left. */
  readonly width?: number | string
  /** Long words: takes more of the room that is left, and is cut with an ellipsis. */
  readonly cut?: boolean
}
