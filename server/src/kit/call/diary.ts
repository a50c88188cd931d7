import type { CallRecord, RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import type { Saying } from '@innkeeper/protocol/say'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../transaction/transaction.ts'

/**
 * What was done to what, with the values before and after (null where there were none). `by` is the author where it is not the caller: a
 * person who registers has no session yet, and whoever answers from a letter needs none.
 */
export type DiaryEntry = {
  /** The id of the thing, where the call changes several and names none. */
  readonly id?: string
  /** The kind of the thing that `id` names, where the call changes things of several kinds. */
  readonly idOf?: RecordKind
  readonly subject: DiarySubject
  readonly before?: object | null
  readonly after?: object | null
  readonly by?: Pick<DiaryAuthor, 'accountId' | 'person'> & Partial<Pick<DiaryAuthor, 'origin'>>
}

/** What a line is about as people read it: a text, a text in both languages, or a thing with its two names. */
export type DiarySubject = string | Saying | { readonly nameVi: string; readonly nameEn: string }

/** The author of a diary line, and where the change came from. */
export type DiaryAuthor = {
  readonly call: string
  readonly accountId: string | null
  readonly person: string
  readonly origin: 'screen' | 'batch' | 'pms' | 'agent' | 'guest' | 'system'
  readonly requestId: string
  /** The caller's IP address. */
  readonly address?: string
}

/** The arrival or departure of an administrator in a property: the session, the address, and the moment if it is not now. */
export type Visit = {
  readonly kind: 'entry' | 'leaving'
  readonly sessionId: string
  readonly address: string
  readonly at?: string
}

/** One line of the activity diary of a property: a change, or a visit. */
export type DiaryLine = DiaryAuthor &
  Omit<DiaryEntry, 'by' | 'id' | 'idOf'> & {
    readonly propertyId: string
    readonly visit?: Visit
    /** The thing that the line is about, with its id. */
    readonly record?: CallRecord
  }

/** Writes lines of the activity diary, in the transaction of the change. */
export const writeDiary = async (tx: Tx, lines: readonly DiaryLine[]): Promise<void> => {
  if (lines.length > 0) await tx.rows(writeQuery, [JSON.stringify(lines.map(rowOf))], 'write diary')
}

const writeQuery = `
  insert into diary_entry (property_id, diary_entry_id, account_id, person, origin, call, subject, before_values, after_values, request_id,
      kind, session_id, address, at, record_kind, record_id, subject_en)
    select property_id, diary_entry_id, account_id, person, origin, call, subject, before_values, after_values, request_id,
        kind, session_id, address, coalesce(at, now()), record_kind, record_id, subject_en
      from json_to_recordset($1) as line (property_id uuid, diary_entry_id uuid, account_id uuid, person text, origin text, call text,
        subject text, before_values jsonb, after_values jsonb, request_id text, kind text, session_id uuid, address text, at timestamptz,
        record_kind text, record_id text, subject_en text)`

const rowOf = ({ propertyId, accountId, requestId, before, after, visit, subject, record, address, ...line }: DiaryLine) => ({
  ...line,
  ...aboutOf({ subject, record }),
  property_id: propertyId,
  diary_entry_id: uuidv7(),
  account_id: accountId,
  request_id: requestId,
  before_values: before ?? null,
  after_values: after ?? null,
  kind: visit?.kind ?? 'change',
  session_id: visit?.sessionId ?? null,
  address: visit?.address ?? address ?? null,
  at: visit?.at ?? null,
})

const aboutOf = ({ subject, record }: Pick<DiaryLine, 'subject'> & { record: CallRecord | undefined }) => ({
  subject: inLanguage(subject, 'vi'),
  subject_en: inLanguage(subject, 'en'),
  record_kind: record?.kind ?? null,
  record_id: record?.id ?? null,
})

const inLanguage = (subject: DiarySubject, language: 'vi' | 'en'): string => {
  if (typeof subject === 'string') return language === 'vi' ? subject : ''
  if ('nameVi' in subject) return language === 'vi' ? subject.nameVi : subject.nameEn
  return subject[language]
}
