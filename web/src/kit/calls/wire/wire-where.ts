import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import type { Access } from '@innkeeper/protocol/access'
import type { Call } from '@innkeeper/protocol/call'
import { prefixOf, stalePrefixes } from '@innkeeper/protocol/freshness/stale'

/** What a client must know of a call to make it. The input and output schemas are only in the catalogue. */
export type CallWire = {
  readonly access: Access
  readonly method: Call['method']
  readonly query: Call['query'] | undefined
  readonly list: Call['list'] | undefined
  readonly idempotency: Call['idempotency'] | undefined
  /** The reads, by prefix, that are out of date after the call, beside those of its own prefix. */
  readonly stales: readonly string[]
  /** The field of the form that contains the file. */
  readonly upload: string | undefined
}

/** Calls by their paths. */
export type WireTable = { readonly [P in CallPath]?: CallWire }

/** The wire format of the calls with this kind of access. */
export const wireWhere = (isTheirs: (who: Access['who']) => boolean): WireTable =>
  Object.fromEntries(callPaths.filter((path) => isTheirs(callAt(path).access.who)).map((path) => [path, wireIn(path, callAt(path))]))

const wireIn = (path: CallPath, call: Call): CallWire => ({
  access: call.access,
  method: call.method,
  query: call.query,
  list: call.list,
  idempotency: call.idempotency,
  stales: call.kind === 'read' ? [] : stalePrefixes(path, call).filter((prefix) => prefix !== prefixOf(path)),
  upload: call.upload?.field,
})
