import type { Column, Rank } from '../column.ts'

/** What the room of a column depends on. */
export type Sized = Pick<Column<never>, 'key' | 'right' | 'phone' | 'rank' | 'min' | 'width' | 'cut'>

/** Which columns stand on their own and how wide, and which are folded into the second line of their row. */
export type Fit = {
  readonly widths: ReadonlyMap<string, number>
  readonly folded: ReadonlySet<string>
  /** There is no room even for those of rank 1: the rows are shown as lines, as on a phone. */
  readonly lines: boolean
}

/** How wide a column’s content is in one line, in pixels, by the column’s key. */
export type Needs = ReadonlyMap<string, number>

/**
 * Fits columns into a width: the last of the highest rank is folded first, and none is narrower than its minimum. A width of 0 is not known
 * yet. The rest goes to those whose content needs it; where it is not enough, columns give up what their own content does not need.
 */
export const fitColumns = (columns: readonly Sized[], width: number, needs: Needs = new Map()): Fit => {
  if (width === 0) return { widths: new Map(), folded: new Set(), lines: false }
  const folded = new Set<string>()
  const shown = () => columns.filter(({ key }) => !folded.has(key))
  for (const { key } of foldable(columns)) {
    if (sumOf(shown().map(minOf)) <= width) break
    folded.add(key)
  }
  return { widths: shared(shown(), width, needs), folded, lines: sumOf(shown().map(minOf)) > width }
}

/** The columns that may be folded, the first to go first. */
const foldable = (columns: readonly Sized[]): readonly Sized[] =>
  columns
    .map((column, place) => ({ column, place }))
    .filter(({ column }) => rankOf(column) > 1)
    .toSorted((one, other) => rankOf(other.column) - rankOf(one.column) || other.place - one.place)
    .map(({ column }) => column)

/** What each column needs, and of the rest its share. */
const shared = (columns: readonly Sized[], width: number, needs: Needs): ReadonlyMap<string, number> => {
  const wanted = new Map(columns.map((column) => [column.key, Math.max(minOf(column), needs.get(column.key) ?? 0)]))
  const widths = sumOf([...wanted.values()]) <= width ? wanted : squeezed(columns, width, needs)
  const rest = Math.max(0, width - sumOf([...widths.values()]))
  const shares = sumOf(columns.map(shareOf))
  return new Map(
    columns.map((column) => [column.key, (widths.get(column.key) ?? 0) + (shares === 0 ? 0 : (rest * shareOf(column)) / shares)]),
  )
}

/** Not all content has room in one line: first those that are cut get what they need, then those that break into lines. */
const squeezed = (columns: readonly Sized[], width: number, needs: Needs): ReadonlyMap<string, number> => {
  const needOf = (column: Sized) => Math.max(narrowest, needs.get(column.key) ?? minOf(column))
  const widths = new Map(columns.map((column) => [column.key, Math.min(minOf(column), needOf(column))]))
  const lackOf = (column: Sized) => needOf(column) - (widths.get(column.key) ?? 0)
  for (const some of [columns.filter(isCut), columns.filter((column) => !isCut(column))]) {
    const lack = sumOf(some.map(lackOf))
    const given = lack === 0 ? 0 : Math.min(1, Math.max(0, width - sumOf([...widths.values()])) / lack)
    for (const column of some) widths.set(column.key, (widths.get(column.key) ?? 0) + lackOf(column) * given)
  }
  return widths
}

const isCut = ({ phone, cut }: Sized): boolean => phone === 'first' || cut === true

const rankOf = ({ key, rank, phone }: Sized): Rank => {
  if (rank !== undefined) return rank
  if (key === actsKey || phone === 'before' || phone === 'first' || phone === 'end') return 1
  return phone === 'hidden' ? 3 : 2
}

/** The column of a row's buttons, which is not one of its facts: it is never folded. */
export const actsKey = 'acts'

/** No column is narrower, in pixels: its head could not be read, nor its buttons hit. */
const narrowest = 80

const minOf = (column: Sized): number => Math.max(narrowest, neededBy(column))

const neededBy = ({ min, width, right, phone, cut }: Sized): number => {
  if (min !== undefined) return min
  if (typeof width === 'number') return width
  if (phone === 'first') return 200
  if (cut === true) return 160
  return right === true ? 112 : 144
}

const shareOf = ({ width, phone, right, cut }: Sized): number => {
  if (typeof width === 'number') return 0
  if (phone === 'first') return 3
  if (cut === true) return 2
  return right === true ? 0.5 : 1
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
