import type { CallInput } from '@innkeeper/protocol/catalogue'
import { intervalRefusals } from '@innkeeper/protocol/refusals/rates'
import { daysBetween, eachDay, everyWeekday, toDay, todayIn, type Day } from '@innkeeper/rules/days/day'
import { checkIntervals, type SettableRange } from '@innkeeper/rules/days/interval'
import { implement } from '#kit/call/implement.ts'
import type { RefusedField } from '#kit/call/refuse.ts'
import { writeWorkbook, workbookMediaType } from '#kit/workbook/write-workbook.ts'
import { applyNights, comparedDays, siblingsOf } from '../batch/apply-nights.ts'
import { mostCells, type BatchProblem } from '../batch/check-batch.ts'
import { leavingRefused } from '../batch/leaving-refused.ts'
import { sumOf } from '../batch/batch-result.ts'
import { previewBatch } from '../batch/preview-batch.ts'
import { hasAll, findSettable, loadPlaces } from '../nights/places.store.ts'
import { latestOperation, namedPlaces } from './export/field-nights.store.ts'
import { sheetsOfNights } from './export/sheets-of-nights.ts'
import { planUploaded } from './plan-uploaded.ts'
import { withoutEqual } from './without-equal.ts'
import { readWorkbook } from './read/read-workbook.ts'
import { collisionsTold, mostTold } from './collisions-told.ts'

export const workbookCalls = implement({
  'room-plan/export-workbook': async (at, input) => {
    const settable = await findSettable(at.tx, at.now)
    const nights = nightsToWrite(input, settable)
    const problems = checkExport(input, nights, settable)
    const [first] = nights
    if (problems.length > 0 || first === undefined) throw at.fieldsRefused(problems)
    const ids = { roomTypeIds: [...new Set(input.roomTypeIds)], roomPlanIds: [...new Set(input.roomPlanIds)] }
    // Read first: what changes while the nights are read counts as changed since.
    const operationNo = await latestOperation(at.tx)
    const places = await loadPlaces(at.tx, at.now, ids, false)
    if (!hasAll(places, ids)) throw at.refusal('notFound')
    const named = await namedPlaces(at.tx, [...ids.roomTypeIds, ...ids.roomPlanIds])
    const { language } = at
    const facts = { propertyId: at.tx.propertyId, operationNo, exportedAt: at.now.toISOString(), currency: places.property.currency }
    const asked = { nights: [first, ...nights.slice(1)], fields: [...new Set(input.fields)], places, named, language } as const
    const content = await writeWorkbook(sheetsOfNights(at.tx, asked, facts))
    const today = todayIn(places.property.timeZone, at.now)
    return {
      fileName: `${language === 'vi' ? 'gia-phong' : 'rates'}-${today}.xlsx`,
      mediaType: workbookMediaType,
      base64: content.toString('base64'),
    }
  },

  'room-plan/preview-workbook': async (file) => {
    const read = await readWorkbook(file.path)
    return async (at, { leaveProblems }) => {
      const { facts, places, asked, planned, collisions, problems } = await planUploaded(at, read, { lock: false, around: comparedDays })
      const siblings = await siblingsOf(at.tx, places)
      const speaking = { language: at.language, currency: places.property.currency }
      const batch = leaveProblems ? leavingRefused(planned) : planned
      const preview = previewBatch([asked.nights], withoutEqual(batch), { places, siblings, speaking })
      return {
        ...preview,
        equal: sumOf(batch).outcomes.equal,
        allowed: preview.change > 0 && (leaveProblems || problems.length === 0),
        exportedAt: facts.exportedAt,
        problems: problems.slice(0, mostTold),
        problemCount: problems.length,
        collisions: collisionsTold(collisions),
        collisionCount: collisions.length,
      }
    }
  },

  'room-plan/apply-workbook': async (file) => {
    const read = await readWorkbook(file.path)
    return async (at, { leaveProblems, note, expect }) => {
      const { facts, places, planned, problems } = await planUploaded(at, read, { lock: true, around: 0 })
      if (problems.length > 0 && !leaveProblems) throw at.refusal('workbookProblems', { field: 'file', values: { count: problems.length } })
      const request = { note, fileName: file.name, exportedAt: facts.exportedAt, exportedAfter: facts.operationNo, leaveProblems }
      return applyNights(at, places, leaveProblems ? leavingRefused(planned) : planned, {
        kind: 'workbook',
        origin: 'excel',
        expect,
        request,
      })
    }
  },
})

type ExportInput = CallInput<'room-plan/export-workbook'>

/** The nights of an export: those that can be set. */
const nightsToWrite = ({ from, to }: ExportInput, { today }: SettableRange): Day[] => {
  const [first, last] = [toDay(from), toDay(to)]
  const start = first < today ? today : first
  return daysBetween(start, last) < 0 ? [] : eachDay(start, last)
}

const checkExport = (
  { from, to, roomTypeIds = [], roomPlanIds = [] }: ExportInput,
  nights: readonly Day[],
  settable: SettableRange,
): RefusedField<Exclude<BatchProblem['key'], 'nothingToChange'>>[] => {
  const problems = checkIntervals([{ from: toDay(from), to: toDay(to), weekdays: everyWeekday }], settable)
  if (problems.length > 0) return problems.map(({ reason }) => ({ field: 'to', key: intervalRefusals[reason] }))
  const places = roomTypeIds.length + roomPlanIds.length
  if (places === 0) return [{ field: 'roomPlanIds', key: 'nothingToChangeOn' }]
  const count = nights.length * places
  return count > mostCells ? [{ field: 'to', key: 'tooManyNights', values: { max: mostCells, count } }] : []
}
