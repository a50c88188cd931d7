import { z } from 'zod'
import { rowsLike } from './rows-like.ts'
import { createHash } from 'node:crypto'
import { Refused } from '../call/refuse.ts'
import type { Tx } from './transaction.ts'

/** The first answer to a key: its HTTP status and its body, as text or as bytes. */
export type SavedAnswer = { readonly status: number; readonly body: string | Buffer }

/** A request with an idempotency key: the key's scope, the key, and the hash of the request's content. */
export type KeyedRequest = { readonly scope: string; readonly key: string; readonly hash: Buffer }

/** The hash of a request's call and input; the order of the input's fields does not matter. */
export const hashOfRequest = (call: string, input: unknown): Buffer =>
  createHash('sha256').update(call).update('\n').update(canonical(input)).digest()

const savedRows = rowsLike(
  z.strictObject({
    held: z.boolean(),
    status: z.int().nullable(),
    answer: z.string().nullable(),
    request_hash: z.instanceof(Buffer).nullable(),
  }),
)

/**
 * The answers kept under keys, in the order of the requests; null for a new request. Locks each key until the transaction ends. Refuses a
 * duplicate of a running request, also within the same transaction (`keyInFlight`), and another request under the same key (`keyReused`).
 */
export const savedAnswers = async (tx: Tx, requests: readonly KeyedRequest[]): Promise<readonly (SavedAnswer | Refused | null)[]> => {
  const rows = await savedRows(
    tx,
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

/** Separates JSON texts that travel as one string, because JSON never contains it; in an array each of their quotes would be escaped. */
export const recordSeparator = '\u001e'

/** Keeps the answers under their keys, in the transaction of the work. */
export const saveAnswers = async (tx: Tx, kept: readonly (KeyedRequest & { readonly answer: SavedAnswer })[]): Promise<void> => {
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
