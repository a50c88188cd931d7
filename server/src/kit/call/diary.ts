import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../transaction/transaction.ts'

/**
 * What was done to what, with the values before and after (null where there were none). `by` is the author where it is not the caller: a
 * person who registers has no session yet.
 */
export type DiaryEntry = {
  readonly subject: string
  readonly before?: object | null
  readonly after?: object | null
  readonly by?: Pick<DiaryAuthor, 'accountId' | 'person'>
}

/** The author of a diary line, and where the change came from. */
export type DiaryAuthor = {
  readonly call: string
  readonly accountId: string | null
  readonly person: string
  readonly origin: 'screen' | 'batch' | 'pms' | 'agent' | 'system'
  readonly requestId: string
}

/** The coming or going of an administrator in a property: of which session, from which address, and when if not now. */
export type Visit = {
  readonly kind: 'entry' | 'leaving'
  readonly sessionId: string
  readonly address: string
  readonly at?: string
}

/** One line of the activity diary of a property: a change, or a visit. */
export type DiaryLine = DiaryAuthor & Omit<DiaryEntry, 'by'> & { readonly propertyId: string; readonly visit?: Visit }

/** Writes lines of the activity diary, in the transaction of the change. */
export const writeDiary = async (tx: Tx, lines: readonly DiaryLine[]): Promise<void> => {
  if (lines.length > 0) await tx.rows(writeQuery, [JSON.stringify(lines.map(rowOf))], 'write diary')
}

const writeQuery = `
  insert into diary_entry (property_id, diary_entry_id, account_id, person, origin, call, subject, before_values, after_values, request_id,
      kind, session_id, address, at)
    select property_id, diary_entry_id, account_id, person, origin, call, subject, before_values, after_values, request_id,
        kind, session_id, address, coalesce(at, now())
      from json_to_recordset($1) as line (property_id uuid, diary_entry_id uuid, account_id uuid, person text, origin text, call text,
        subject text, before_values jsonb, after_values jsonb, request_id text, kind text, session_id uuid, address text, at timestamptz)`

const rowOf = ({ propertyId, accountId, requestId, before, after, visit, ...line }: DiaryLine) => ({
  ...line,
  property_id: propertyId,
  diary_entry_id: uuidv7(),
  account_id: accountId,
  request_id: requestId,
  before_values: before ?? null,
  after_values: after ?? null,
  kind: visit?.kind ?? 'change',
  session_id: visit?.sessionId ?? null,
  address: visit?.address ?? null,
  at: visit?.at ?? null,
})
