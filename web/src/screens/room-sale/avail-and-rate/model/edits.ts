import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { SuspiciousPrice } from '@innkeeper/rules/rate/batch/suspicious-price'

/** What another person did to a night after it had been read. */
export type Collision = SavedCells['collided'][number]

/** How far the save of a typed value has come; `held` waits for the person's word on a price that looks mistyped. */
export type EditState = 'unsaved' | 'held' | 'saving' | 'saved' | 'failed' | 'collided'

/** A value that was typed and that the server has not confirmed, or has only just. */
export type FieldEdit = {
  readonly value: FieldValue
  readonly state: EditState
  /** Why it failed, in the language of the page. */
  readonly message?: string
  readonly collision?: Collision
  readonly suspicion?: SuspiciousPrice
}

/** The typed values of one night of one row. */
export type CellEdits = ReadonlyMap<NightFieldName, FieldEdit>

/** One typed value with its place: the row's id and the column. */
export type PlacedEdit = { readonly rowId: string; readonly at: number; readonly field: NightFieldName; readonly edit: FieldEdit }

/** The typed values of the grid. */
export type Edits = {
  readonly of: (rowId: string, at: number) => CellEdits | undefined
  readonly put: (rowId: string, at: number, field: NightFieldName, edit: FieldEdit) => void
  readonly drop: (rowId: string, at: number, field: NightFieldName) => void
  readonly all: () => PlacedEdit[]
  /** The nights with typed values, each as often as it has a row of them. */
  readonly cells: () => Iterable<CellEdits>
}

// From the gravest to the lightest: a cell with several typed values shows the gravest.
const gravity: readonly EditState[] = ['collided', 'failed', 'held', 'saving', 'unsaved', 'saved']

/** The state that a cell shows. */
export const cellState = (edits: CellEdits | undefined): EditState | null => {
  if (edits === undefined) return null
  const states = new Set([...edits.values()].map(({ state }) => state))
  return gravity.find((state) => states.has(state)) ?? null
}

/** The states that wait for the person. */
export const needsPerson = (state: EditState): boolean => state === 'failed' || state === 'collided' || state === 'held'

/** Holds typed values. */
export const createEdits = (): Edits => {
  const rows = new Map<string, Map<number, Map<NightFieldName, FieldEdit>>>()
  return {
    of: (rowId, at) => rows.get(rowId)?.get(at),
    put: (rowId, at, field, edit) => {
      const row = rows.get(rowId) ?? new Map<number, Map<NightFieldName, FieldEdit>>()
      const cell = row.get(at) ?? new Map<NightFieldName, FieldEdit>()
      rows.set(rowId, row.set(at, cell.set(field, edit)))
    },
    drop: (rowId, at, field) => {
      const row = rows.get(rowId)
      const cell = row?.get(at)
      cell?.delete(field)
      if (cell?.size === 0) row?.delete(at)
      if (row?.size === 0) rows.delete(rowId)
    },
    *cells() {
      for (const row of rows.values()) yield* row.values()
    },
    all: () =>
      [...rows].flatMap(([rowId, row]) => [...row].flatMap(([at, cell]) => [...cell].map(([field, edit]) => ({ rowId, at, field, edit })))),
  }
}
