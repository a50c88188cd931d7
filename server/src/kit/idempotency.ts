import { createHash } from 'node:crypto'
import { Refused } from './refuse.ts'
import type { Tx } from './transaction.ts'

/** The first answer to a key: its HTTP status and its body. */
export type KeptAnswer = { readonly status: number; readonly body: string }

/** A request that bears a key: whose key it is, the key, and what the request's meaning hashes to. */
export type KeyedRequest = { readonly scope: string; readonly key: string; readonly hash: Buffer }

/** What a request means: its call and its input, whatever the order of the input's fields. */
export const hashOfRequest = (call: string, input: unknown): Buffer =>
  createHash('sha256').update(call).update('\n').update(canonical(input)).digest()

/**
 * The answer that a key already has, or null when this request is the first. Holds the key until the transaction ends.
 * Refuses a copy while the first is in flight (`keyInFlight`) and another request under the same key (`keyReused`).
 */
export const answerKept = async (tx: Tx, request: KeyedRequest): Promise<KeptAnswer | null> => {
  const [row] = await tx.rows<{ held: boolean; status: number | null; answer: string | null; request_hash: Buffer | null }>(
    `select held, status, answer, request_hash
       from (select pg_try_advisory_xact_lock(hashtextextended($1 || chr(10) || $2, 7)) as held) as attempt
       left join idempotency_key on held and scope = $1 and key = $2`,
    [request.scope, request.key],
    'answer kept',
  )
  if (row === undefined || !row.held) throw new Refused('keyInFlight')
  if (row.request_hash === null || row.status === null || row.answer === null) return null
  if (!row.request_hash.equals(request.hash)) throw new Refused('keyReused')
  return { status: row.status, body: row.answer }
}

/** Keeps the answer to a key, in the transaction of what it answers. */
export const keepAnswer = async (tx: Tx, request: KeyedRequest, answer: KeptAnswer): Promise<void> => {
  await tx.rows(
    'insert into idempotency_key (scope, key, request_hash, status, answer) values ($1, $2, $3, $4, $5)',
    [request.scope, request.key, request.hash, answer.status, answer.body],
    'keep answer',
  )
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
