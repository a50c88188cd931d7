import { formatDate } from '@innkeeper/protocol/format/format'
import type { Language } from '@innkeeper/protocol/say'
import type { workbookRefusalKeys } from '@innkeeper/protocol/refusals/workbooks'
import { daysBetween, todayIn } from '@innkeeper/rules/days/day'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { mostCells } from '../batch/check-batch.ts'
import type { Reading } from '../batch/plan-nights.ts'
import { loadPlaces, type PlaceIds } from '../nights/places.store.ts'
import { askedOfWorkbook } from './asked-of-workbook.ts'
import { planWorkbook } from './plan-workbook.ts'
import { readProblems, refusedCells, unknownRows } from './problems-of-workbook.ts'
import type { ReadWorkbook } from './read/read-workbook.ts'
import type { WorkbookFacts } from './workbook-facts.ts'

type PlanningAt = {
  readonly tx: PropertyTx
  readonly now: Date
  readonly language: Language
  readonly refusal: (key: (typeof workbookRefusalKeys)[number], detail?: RefusalDetail) => Refused
}

/** An older workbook is refused: too much has changed since. */
const oldestDays = 90

/** Plans an uploaded workbook; one that is not of this property, too old or too large is refused. */
export const planUploaded = async (at: PlanningAt, read: ReadWorkbook, reading: Reading) => {
  if ('refused' in read) throw at.refusal(read.refused, { field: 'file' })
  const { facts } = read
  if (facts.propertyId !== at.tx.propertyId) throw at.refusal('workbookOfAnother', { field: 'file' })
  const asked = askedOfWorkbook(read.sheets)
  const told = readProblems(read.problems, at.language)
  if (asked.nights.length === 0 && told.length === 0) throw at.refusal('workbookEmpty', { field: 'file' })
  refuseTooMany(at, asked.nights.length, asked.ids)
  const places = await loadPlaces(at.tx, at.now, asked.ids, reading.lock)
  refuseOutdated(at, facts, places.property)
  const { planned, collisions } = await planWorkbook(at.tx, { places, asked, since: facts.operationNo }, reading)
  const speaking = { language: at.language, currency: places.property.currency }
  const problems = [...told, ...unknownRows(asked, places, at.language), ...refusedCells(planned, asked, speaking)]
  return { facts, places, asked, planned, collisions, problems }
}

const refuseTooMany = (at: PlanningAt, nights: number, { roomTypeIds, roomPlanIds }: PlaceIds): void => {
  const count = nights * (roomTypeIds.length + roomPlanIds.length)
  if (count > mostCells) throw at.refusal('tooManyNights', { field: 'file', values: { max: mostCells, count } })
}

const refuseOutdated = (
  at: PlanningAt,
  { exportedAt, currency }: WorkbookFacts,
  property: { readonly timeZone: string; readonly currency: WorkbookFacts['currency'] },
): void => {
  if (currency !== property.currency) throw at.refusal('workbookOtherCurrency', { field: 'file', values: { currency } })
  const day = todayIn(property.timeZone, new Date(exportedAt))
  if (daysBetween(day, todayIn(property.timeZone, at.now)) > oldestDays)
    throw at.refusal('workbookOld', { field: 'file', values: { day: formatDate(day), days: oldestDays } })
}
