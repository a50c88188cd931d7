import type { diarySorts } from '@innkeeper/protocol/calls/setting/hotel-log'
import type { RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import type { Values } from '@innkeeper/protocol/diary/changes-in-words'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { DiaryAuthor, Visit } from '#kit/call/diary.ts'
import { contain, named, oneOf, totalOf } from '#kit/records/list.ts'
import { inAskedOrder, type Asked } from '#kit/records/list-order.ts'
import { pageOf, pageRows, type Page } from '#kit/records/pages.ts'
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

/** A page of what was done to a record, the latest first, and how many lines there are; without an id, to what the property has one of. */
export const historyOfRecord = async (tx: PropertyTx, record: { readonly kind: RecordKind; readonly id: string | null }, page: Page) => {
  const lines = tx.db
    .selectFrom('diary_entry')
    .where('property_id', '=', tx.propertyId)
    .where('record_kind', '=', record.kind)
    .$if(record.id !== null, (query) => query.where('record_id', '=', record.id))
  return pageOf(tx, { found: lines, sorted: latestFirst(toldOf(lines)), whole: lines }, page)
}

/** What of the diary is asked for. */
export type DiaryFilter = {
  readonly text: string
  /** The calls whose line in the diary holds the text. */
  readonly calls: readonly string[]
  readonly person: string
  /** All of them where none is named. */
  readonly kinds: readonly (RecordKind | 'none')[]
  /** The first and the last day at the property. */
  readonly fromDate: string | undefined
  readonly toDate: string | undefined
  readonly timeZone: string
}

/** A page of the diary, of its own the latest line first. */
export const findLines = (tx: PropertyTx, filter: DiaryFilter & Asked<DiarySort>, page: Page): Promise<StoredLine[]> =>
  pageRows(
    tx,
    inAskedOrder(toldOf(linesOf(tx, filter)), filter, {
      by: { at: sql.ref('at'), person: named('person'), kind: kindOf, origin: sql.ref('origin') },
      tieBreaker: 'diary_entry_id',
      own: latestFirst,
    }),
    page,
  )

type DiarySort = (typeof diarySorts)[number]

const kindOf = sql`case when kind <> 'change' then 'visit' else record_kind end`

/** How many lines of the diary a filter leaves. */
export const countLines = (tx: PropertyTx, filter: DiaryFilter): Promise<number> => totalOf(linesOf(tx, filter))

const linesOf = (tx: PropertyTx, { text, calls, person, kinds, ...days }: DiaryFilter) =>
  tx.db
    .selectFrom('diary_entry')
    .where('property_id', '=', tx.propertyId)
    .$if(text !== '', (query) => query.where((eb) => eb.or([holds('search_text', text), oneOf('call', calls)])))
    .$if(person !== '', (query) => query.where(contain(person, 'person')))
    .$if(kinds.length > 0, (query) => query.where((eb) => eb.or([oneOf('record_kind', kinds), ofVisits(kinds)])))
    .$if(days.fromDate !== undefined, (query) =>
      query.where('at', '>=', sql<string>`(${days.fromDate}::date::timestamp at time zone ${days.timeZone})`),
    )
    .$if(days.toDate !== undefined, (query) =>
      query.where('at', '<', sql<string>`((${days.toDate}::date + 1)::timestamp at time zone ${days.timeZone})`),
    )

const holds = (column: string, text: string) => sql<boolean>`(position(folded(${text}::text) in ${sql.ref(column)}) > 0)`

const ofVisits = (kinds: DiaryFilter['kinds']) => sql<boolean>`(${kinds.includes('visit')} and kind <> 'change')`

const toldOf = <DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>) => query.select(columns).$castTo<StoredLine>()

const latestFirst = <DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, StoredLine>) =>
  query.orderBy(sql`at desc`).orderBy(sql`diary_entry_id desc`)

const columns = [
  sql<string>`diary_entry_id`.as('id'),
  sql<string>`at`.as('at'),
  sql<string>`person`.as('person'),
  sql<string>`origin`.as('origin'),
  sql<string>`address`.as('address'),
  sql<string>`call`.as('call'),
  sql<string>`kind`.as('kind'),
  sql<string>`subject`.as('subject'),
  sql<string>`subject_en`.as('subjectEn'),
  sql<object>`before_values`.as('before'),
  sql<object>`after_values`.as('after'),
  sql<string>`record_kind`.as('recordKind'),
  sql<string>`record_id`.as('recordId'),
]
