import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import type { CellRefusalKey } from '@innkeeper/protocol/refusals/rates'
import type { Language } from '@innkeeper/protocol/say'
import type { RefusedField } from '#kit/call/refuse.ts'
import { othersTurn } from '#kit/dear/others-turn.ts'
import { mergeRows, spansOfRows, type AskedRow } from './asked-cells.ts'
import { pricesOfRooms, rateCell, roomCell } from './cells-of-places.ts'
import { gatherChanges, spoken } from '../nights/field-changes.ts'
import { freshRows } from './fresh-rows.ts'
import {
  changesOf,
  fieldsToWatch,
  isOutdated,
  judgeRows,
  storedValue,
  type Collision,
  type JudgedRow,
  type StandingRow,
} from './judge-cells.ts'
import { readRateNights, readRoomNights } from '../nights/nights.store.ts'
import { findLaterChanges } from '../nights/operations.store.ts'
import { hasAll, loadPlaces, type Places } from '../nights/places.store.ts'
import { refusedCellWords } from './refused-cell.ts'
import { setNights, type ReadNights, type SettingAt } from '../nights/set-nights.ts'

/** How a save ended: what it did, that a named place does not exist, or that every field was refused. */
export type SaveEnd =
  | { readonly end: 'saved'; readonly answer: SavedCells }
  | { readonly end: 'notFound' }
  | { readonly end: 'refused'; readonly fields: readonly RefusedField<CellRefusalKey>[] }

type SavingAt = SettingAt & { readonly now: Date; readonly language: Language }

/** Saves cells that a person set: fields that collided or that the rules refuse are reported and stay, the rest is written. */
export const saveCells = async (
  at: SavingAt,
  kind: 'cell' | 'paste' | 'fill' | 'suggestion',
  asked: readonly AskedRow[],
): Promise<SaveEnd> => {
  const rows = mergeRows(asked)
  const ids = { roomTypeIds: idsOf(rows, 'rooms'), roomPlanIds: idsOf(rows, 'rates') }
  const places = await loadPlaces(at.tx, at.now, ids, true)
  if (!hasAll(places, ids)) return { end: 'notFound' }
  const stored = await readNights(at, rows)
  const standing = standingRows(rows, places, stored)
  await othersTurn()
  const collisions = await findCollisions(at, judgeRows(standing.filter(isOutdated), [], places.settable))
  const judged = judgeRows(standing, collisions, places.settable)
  await othersTurn()
  const refused = tellAll(at, places, judged)
  const changes = gatherChanges(changesOf(judged))
  await othersTurn()
  if (refused.length > 0 && refused.length === countFields(rows)) return { end: 'refused', fields: refused.map(({ told }) => told) }
  const operationNo =
    changes.length === 0 ? null : await setNights(at, { kind, origin: 'screen', undoes: null, request: null }, changes, stored)
  return { end: 'saved', answer: answerOf({ operationNo, judged, collisions, refused: refused.map(({ cell }) => cell) }) }
}

const idsOf = (rows: readonly AskedRow[], kind: AskedRow['kind']): string[] => [
  ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.id)),
]

const countFields = (rows: readonly AskedRow[]): number => rows.reduce((sum, row) => sum + row.fields.length, 0)

const readNights = async (at: SavingAt, rows: readonly AskedRow[]): Promise<ReadNights> => {
  const rooms = spansOfRows(rows, 'rooms')
  const rates = spansOfRows(rows, 'rates')
  return {
    rooms: rooms.length === 0 ? new Map() : await readRoomNights(at.tx, rooms, true),
    rates: rates.length === 0 ? new Map() : await readRateNights(at.tx, rates),
  }
}

const standingRows = (rows: readonly AskedRow[], places: Places, stored: ReadNights): StandingRow[] => {
  const prices = pricesOfRooms(places.property)
  return rows.flatMap((asked): StandingRow[] => {
    const room = places.rooms.get(asked.id)
    const plan = places.plans.get(asked.id)
    if (asked.kind === 'rooms')
      return room === undefined
        ? []
        : [{ asked, place: { roomTypeId: asked.id, roomPlanId: null }, cell: roomCell(room, asked.night, stored) }]
    if (plan === undefined) return []
    const place = { roomTypeId: plan.room.roomTypeId, roomPlanId: asked.id }
    return [{ asked, place, cell: rateCell(plan, asked.night, stored, prices) }]
  })
}

const findCollisions = async (at: SavingAt, judged: readonly JudgedRow[]): Promise<Collision[]> => {
  const suspects = fieldsToWatch(judged)
  if (suspects.length === 0) return []
  const later = await findLaterChanges(
    at.tx,
    suspects.map(({ watched }) => watched),
  )
  return later.flatMap((change) => {
    const suspect = suspects[change.index]
    return suspect === undefined ? [] : [{ row: suspect.row, field: suspect.field, later: change }]
  })
}

const tellAll = (at: SavingAt, places: Places, judged: readonly JudgedRow[]) =>
  judged.flatMap(({ row, results }) =>
    results.flatMap((result) => {
      if (result.outcome !== 'skipped') return []
      const { reason, values, message } = refusedCellWords(
        { language: at.language, currency: places.property.currency },
        row.cell,
        result.field,
        result.reason,
      )
      const cell = { ...row.place, night: row.asked.night, field: result.field, mine: result.sent.value, reason, message }
      return [{ cell, told: { field: result.sent.path, key: reason, values } }]
    }),
  )

type Saved = {
  readonly operationNo: number | null
  readonly judged: readonly JudgedRow[]
  readonly collisions: readonly Collision[]
  readonly refused: SavedCells['refused']
}

const answerOf = ({ operationNo, judged, collisions, refused }: Saved): SavedCells => {
  const fresh = freshRows(judged, operationNo)
  const versions = new Map(fresh.all.map((row) => [`${row.id} ${row.night}`, row.version]))
  return {
    operationNo,
    saved: changesOf(judged).length,
    refused,
    collided: collisions.map((collision) => ({
      ...collided(collision),
      version: versions.get(`${collision.row.asked.id} ${collision.row.asked.night}`) ?? collision.row.cell.row.version,
    })),
    fresh: { rates: fresh.rates, rooms: fresh.rooms },
  }
}

const collided = ({ row, field, later }: Collision) => ({
  ...row.place,
  night: row.asked.night,
  field: field.field,
  mine: field.value,
  theirs: storedValue(row.cell, field.field),
  before: spoken(field.field, later.before),
  person: later.person,
  at: later.at,
  operationNo: later.operationNo,
})
