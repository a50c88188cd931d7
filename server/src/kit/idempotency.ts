import { createHash } from 'node:crypto'
import { Refused } from './refuse.ts'
import type { Tx } from './transaction.ts'

/** The first answer to a key: its HTTP status and its body, as text or as bytes. */
export type KeptAnswer = { readonly status: number; readonly body: string | Buffer }

/** A request that bears a key: whose key it is, the key, and what the request's meaning hashes to. */
export type KeyedRequest = { readonly scope: string; readonly key: string; readonly hash: Buffer }

/** What a request means: its call and its input, whatever the order of the input's fields. */
export const hashOfRequest = (call: string, input: unknown): Buffer =>
  createHash('sha256').update(call).update('\n').update(canonical(input)).digest()

/**
 * The answers that keys already have, in the order of the requests; null where a request is the first. Holds each key until the
 * transaction ends. Refuses a copy while the first is in flight, if only in the same transaction (`keyInFlight`), and another request
 * under the same key (`keyReused`).
 */
export const answersKept = async (tx: Tx, requests: readonly KeyedRequest[]): Promise<readonly (KeptAnswer | Refused | null)[]> => {
  const rows = await tx.rows<{ held: boolean; status: number | null; answer: string | null; request_hash: Buffer | null }>(
    `select held, status, answer, request_hash
       from (select scope, key, position, pg_try_advisory_xact_lock(hashtextextended(scope || chr(10) || key, 7)) as held
               from unnest($1::text[], $2::text[]) with ordinality as asked (scope, key, position)) as attempt
       left join idempotency_key using (scope, key)
      order by position`,
    [requests.map(({ scope }) => scope), requests.map(({ key }) => key)],
    'answers kept',
  )
  return requests.map(({ scope, key, hash }, index) => {
    const row = rows[index]
    if (row === undefined || !row.held) return new Refused('keyInFlight')
    if (row.request_hash === null || row.status === null || row.answer === null) {
      const first = requests.findIndex((one) => one.scope === scope && one.key === key)
      return first === index ? null : new Refused('keyInFlight')
    }
    return row.request_hash.equals(hash) ? { status: row.status, body: row.answer } : new Refused('keyReused')
  })
}

/** Tells JSON texts apart that travel as one, since none of them can hold it; in an array each of their quotes would be escaped. */
export const recordSeparator = '\u001e'

/** Keeps the answers to keys, in the transaction of what they answer. */
export const keepAnswers = async (tx: Tx, kept: readonly (KeyedRequest & { readonly answer: KeptAnswer })[]): Promise<void> => {
  await tx.rows(
    `insert into idempotency_key (scope, key, request_hash, status, answer)
       select * from unnest($1::text[], $2::text[], $3::bytea[], $4::smallint[], string_to_array($5, chr(30)))`,
    [
      kept.map(({ scope }) => scope),
      kept.map(({ key }) => key),
      kept.map(({ hash }) => hash),
      kept.map(({ answer }) => answer.status),
      kept.map(({ answer }) => answer.body.toString()).join(recordSeparator),
    ],
    'keep answers',
  )
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
