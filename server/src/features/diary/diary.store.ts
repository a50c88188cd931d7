import type { RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import type { Values } from '@innkeeper/protocol/diary/changes-in-words'
import type { DiaryAuthor, Visit } from '#kit/call/diary.ts'
import { totalOf } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A line of the diary as stored. */
export type StoredLine = {
  readonly id: string
  readonly at: string
  readonly person: string
  readonly origin: DiaryAuthor['origin']
  /** Null where unknown. */
  readonly address: string | null
  readonly call: string
  readonly kind: 'change' | Visit['kind']
  readonly subject: string
  /** Empty where it is the same in both languages. */
  readonly subjectEn: string
  readonly before: Values
  readonly after: Values
  readonly recordKind: RecordKind | null
  readonly recordId: string | null
}

type Page = { readonly limit: number; readonly offset: number }

/** A page of what was done to a record, the latest first, and its total; without an id, to what the property has one of. */
export const historyOfRecord = async (tx: PropertyTx, record: { readonly kind: RecordKind; readonly id: string | null }, page: Page) => {
  const lines = tx.db
    .selectFrom('diary_entry')
    .where('property_id', '=', tx.propertyId)
    .where('record_kind', '=', record.kind)
    .$if(record.id !== null, (query) => query.where('record_id', '=', record.id))
  const rows = await lines
    .select(columns)
    .orderBy('at', 'desc')
    .orderBy('diary_entry_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .$castTo<StoredLine>()
    .execute()
  return { rows, total: await totalOf(lines) }
}

const columns = [
  'diary_entry_id as id',
  'at',
  'person',
  'origin',
  'address',
  'call',
  'kind',
  'subject',
  'subject_en as subjectEn',
  'before_values as before',
  'after_values as after',
  'record_kind as recordKind',
  'record_id as recordId',
] as const
