import type { Language } from '@innkeeper/protocol/say'
import { todayIn } from '@innkeeper/rules/days/day'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import { mostRowsInFile } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { findOperation, spokenValue } from '#features/rates/rates.reads.ts'
import { logFile } from './log-file.ts'
import type { LogFilter, LogKind } from './log-filter.ts'
import { findPlaceNames } from './place-names.store.ts'
import { countExportRows, countLog, findExportRows, findLogChanges, searchLog, type LogOrder } from './rate-log.store.ts'

export const rateLogCalls = implement({
  'room-plan-log/search': async (at, { limit, offset, ...filter }) => search(at.tx, 'rates', filter, { limit, offset }),
  'room-plan-log/detail': async (at, { operationNo, limit, offset }) => detail(at, 'rates', operationNo, { limit, offset }),
  'room-plan-log/export': async (at, filter) => exported(at, 'rates', filter),
  'room-plan-log/get-names': async (at) => findPlaceNames(at.tx),
  'room-log/search': async (at, { limit, offset, ...filter }) => search(at.tx, 'rooms', filter, { limit, offset }),
  'room-log/detail': async (at, { operationNo, limit, offset }) => detail(at, 'rooms', operationNo, { limit, offset }),
  'room-log/export': async (at, filter) => exported(at, 'rooms', filter),
  'room-log/get-names': async (at) => findPlaceNames(at.tx),
})

type Page = { readonly limit: number; readonly offset: number }
type LogAt = { readonly tx: PropertyTx; readonly now: Date; readonly language: Language }
type DetailAt = LogAt & { readonly refusal: (key: 'notFound') => Refused }
type ExportAt = LogAt & { readonly refusal: (key: 'exportTooLarge', detail: RefusalDetail) => Refused }

const search = async (tx: PropertyTx, kind: LogKind, filter: LogFilter & LogOrder, page: Page) => {
  const { rows, total } = await searchLog(tx, kind, filter, page)
  const { sort: _sort, descending: _descending, ...narrowing } = filter
  const all = Object.values(narrowing).some((part) => part !== undefined && part !== '') ? await countLog(tx, kind) : total
  return { rows: rows.map((row) => ({ ...row, first: { ...row.first, ...spokenPair(row.first.field, row.first) } })), total, all }
}

const detail = async (at: DetailAt, kind: LogKind, operationNo: number, page: Page) => {
  const operation = await findOperation(at.tx, operationNo)
  const { changes, total } = await findLogChanges(at.tx, kind, operationNo, page)
  if (operation === undefined || (total === 0 && page.offset === 0)) throw at.refusal('notFound')
  return {
    operation,
    total,
    changes: changes.map((change) => ({
      ...change,
      before: change.before.map((value) => spokenValue(change.field, value)),
      after: change.after.map((value) => spokenValue(change.field, value)),
    })),
  }
}

const exported = async (at: ExportAt, kind: LogKind, filter: LogFilter & LogOrder) => {
  const count = await countExportRows(at.tx, kind, filter, mostRowsInFile + 1)
  if (count > mostRowsInFile) throw at.refusal('exportTooLarge', { values: { max: mostRowsInFile } })
  const telling = { ...(await localeOf(at.tx)), language: at.language }
  return logFile(kind, { total: count, batches: findExportRows(at.tx, kind, filter) }, todayIn(telling.timeZone, at.now), telling)
}

const spokenPair = (field: NightFieldName, pair: { readonly before: number | null; readonly after: number | null }) => ({
  before: spokenValue(field, pair.before),
  after: spokenValue(field, pair.after),
})
