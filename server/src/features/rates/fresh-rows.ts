import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { JudgedRow } from './judge-cells.ts'

type FreshRate = SavedCells['fresh']['rates'][number]
type FreshRoom = SavedCells['fresh']['rooms'][number]

/** The rows that others had written since the person read them, as they stand once `operationNo` is written. */
export const freshRows = (judged: readonly JudgedRow[], operationNo: number | null) => {
  const outdated = judged.filter(({ row }) => row.cell.row.version > row.asked.seen)
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
  const row = { ...cell.row, ...patchOf(judged) }
  const { price, minStay, maxStay, night } = row
  const flags = { stopSell: Number(row.stopSell), cta: Number(row.cta), ctd: Number(row.ctd) }
  return [{ roomPlanId: cell.roomPlanId, night, price, minStay, maxStay, ...flags, version: versionOf(judged, operationNo) }]
}

const freshRoom = (judged: JudgedRow, operationNo: number | null): FreshRoom[] => {
  const { cell } = judged.row
  if (cell.kind !== 'room') return []
  const row = { ...cell.row, ...patchOf(judged) }
  const { allotment, sold, releaseDays, night } = row
  return [
    {
      roomTypeId: cell.roomTypeId,
      night,
      allotment,
      sold,
      releaseDays,
      closed: Number(row.closed),
      version: versionOf(judged, operationNo),
    },
  ]
}

const patchOf = ({ results }: JudgedRow): Record<string, FieldValue> =>
  Object.fromEntries(results.flatMap((result) => (result.outcome === 'change' ? [[result.field, result.after]] : [])))

const versionOf = ({ row, results }: JudgedRow, operationNo: number | null): number =>
  operationNo !== null && results.some((result) => result.outcome === 'change') ? operationNo : row.cell.row.version
