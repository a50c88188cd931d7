import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { kept } from '../nights/field-changes.ts'
import { isOutdated, type JudgedRow } from './judge-cells.ts'

type FreshRate = SavedCells['fresh']['rates'][number]
type FreshRoom = SavedCells['fresh']['rooms'][number]

/** The rows that others had written since the person read them, as they are after `operationNo` is written. */
export const freshRows = (judged: readonly JudgedRow[], operationNo: number | null) => {
  const outdated = judged.filter(({ row }) => isOutdated(row))
  const rates = outdated.flatMap((one) => freshRate(one, operationNo))
  const rooms = outdated.flatMap((one) => freshRoom(one, operationNo))
  return {
    rates,
    rooms,
    all: [...rates.map((row) => ({ ...row, id: row.roomPlanId })), ...rooms.map((row) => ({ ...row, id: row.roomTypeId }))],
  }
}

const freshRate = (judged: JudgedRow, operationNo: number | null): FreshRate[] => {
  const { cell } = judged.row
  if (cell.kind !== 'rate') return []
  const { roomPlanId } = cell
  return [{ ...nowStored(cell.row, judged), roomPlanId, version: versionOf(judged, operationNo) }]
}

const freshRoom = (judged: JudgedRow, operationNo: number | null): FreshRoom[] => {
  const { cell } = judged.row
  if (cell.kind !== 'room') return []
  const { roomTypeId } = cell
  return [{ ...nowStored(cell.row, judged), roomTypeId, version: versionOf(judged, operationNo) }]
}

type Stored<Row> = { [Field in keyof Row]: Row[Field] extends boolean ? number : Row[Field] }

/** A row with its new values; flags are 0 and 1. */
function nowStored<Row extends object>(row: Row, judged: JudgedRow): Stored<Row>
function nowStored(row: object, judged: JudgedRow): object {
  const values: readonly (readonly [string, FieldValue])[] = Object.entries({ ...row, ...patchOf(judged) })
  return Object.fromEntries(values.map(([field, value]) => [field, kept(value)]))
}

const patchOf = ({ results }: JudgedRow): Record<string, FieldValue> =>
  Object.fromEntries(results.flatMap((result) => (result.outcome === 'change' ? [[result.field, result.after]] : [])))

const versionOf = ({ row, results }: JudgedRow, operationNo: number | null): number =>
  operationNo !== null && results.some((result) => result.outcome === 'change') ? operationNo : row.cell.row.version
