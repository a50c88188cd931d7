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
  readonly isChange: true | undefined
  /** The field of the form that contains the file. */
  readonly upload: string | undefined
}

/** Something of calls, by their paths. */
export type WireTable<Of = CallWire> = { readonly [P in CallPath]?: Of }

/** The wire format of the calls with this kind of access. */
export const wireWhere = (isTheirs: (who: Access['who']) => boolean): WireTable =>
  Object.fromEntries(callPaths.filter((path) => isTheirs(callAt(path).access.who)).map((path) => [path, wireIn(callAt(path))]))

/** The reads, by prefix, that are out of date after each change of this kind of access, beside those of its own prefix. */
export const stalesWhere = (isTheirs: (who: Access['who']) => boolean): WireTable<readonly string[]> =>
  Object.fromEntries(
    callPaths.flatMap((path) => {
      const call = callAt(path)
      const stales = isTheirs(call.access.who) && call.kind !== 'read' ? stalePrefixes(path, call) : []
      const others = stales.filter((prefix) => prefix !== prefixOf(path))
      return others.length === 0 ? [] : [[path, others]]
    }),
  )

const wireIn = (call: Call): CallWire => ({
  access: call.access,
  method: call.method,
  query: call.query,
  list: call.list,
  idempotency: call.idempotency,
  isChange: call.kind === 'read' ? undefined : true,
  upload: call.upload?.field,
})
