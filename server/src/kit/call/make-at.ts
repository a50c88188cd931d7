import type { RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import type { JobKind } from '@innkeeper/protocol/words/platform/job-words'
import type { FastifyRequest } from 'fastify'
import type { Asked } from './answer.ts'
import type { DiaryEntry, DiaryLine } from './diary.ts'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { postEvent } from '../jobs/outbox.ts'
import { Refused, type RefusalDetail, type RefusedField } from './refuse.ts'
import { bindLimited, enterProperty, type Tx } from '../transaction/transaction.ts'
import type { Connection, Person, TravelAgent } from '../request/who.ts'

/** The caller of a request, its transaction and its property. */
export type Caller = {
  readonly asked: Asked
  readonly tx: Tx
  readonly propertyId: string | null
  /** The property that the transaction is bound to now; requests that share a transaction share it. */
  readonly binding: { propertyId: string | null }
  readonly writeDiary: (line: DiaryLine) => Promise<void>
  readonly person: Person | null
  readonly travelAgent: TravelAgent | null
  readonly connection: Connection | null
  readonly request: FastifyRequest
}

/**
 * Makes what a handler gets. It also reports, after the handler's work, whether the diary was written, which diary lines wait for an id
 * from the answer, and which properties the change concerns.
 */
export const makeAt = (path: CallPath, caller: Caller, { input, signals }: { readonly input: object; readonly signals: Signal[] }) => {
  const diary = diaryOf(path, caller, input)
  const { binding } = caller
  const properties = new Set(binding.propertyId === null ? [] : [binding.propertyId])
  const boundTx = () => {
    if (binding.propertyId === null) throw new Error(`${path} is not bound to a property`)
    return { ...caller.tx, propertyId: binding.propertyId }
  }
  const at = {
    tx: binding.propertyId === null ? caller.tx : boundTx(),
    person: caller.person,
    travelAgent: caller.travelAgent,
    connection: caller.connection,
    now: new Date(),
    language: caller.asked.language,
    requestId: caller.asked.requestId,
    address: caller.request.ip,
    device: caller.request.headers['user-agent'] ?? '',
    refusal: (key: RefusalKey, detail?: RefusalDetail) => new Refused(key, detail),
    fieldsRefused: (
      fields: readonly RefusedField[],
      { as = 'invalidInput', ...detail }: Pick<RefusalDetail, 'keep'> & { as?: RefusalKey } = {},
    ) => new Refused(as, { ...detail, fields }),
    post: (kind: JobKind, payload: object) => postEvent(caller.tx, kind, payload),
    publish: (signal: Signal) => void signals.push(signal),
    seenAt: (propertyId: string) => void properties.add(propertyId),
    enter: async (propertyId: string) => {
      await refuseOutOfReach(caller, propertyId)
      await enterProperty(caller.tx, propertyId)
      binding.propertyId = propertyId
      properties.add(propertyId)
      return boundTx()
    },
    diary: async (entry: DiaryEntry) => diary.write(entry, boundTx().propertyId),
  }
  return { at, wroteDiary: diary.written, waitingFor: diary.waitingFor, properties: () => [...properties] }
}

/** For a limited administrator, a property outside their reach does not exist. */
const refuseOutOfReach = async ({ tx, person }: Caller, propertyId: string): Promise<void> => {
  if (person?.limited !== true) return
  await tx.rows(bindLimited(person.accountId))
  const found = await tx.db.selectFrom('property').select('property_id').where('property_id', '=', propertyId).executeTakeFirst()
  if (found === undefined) throw new Refused('notFound')
}

/**
 * Writes the diary lines of a call, each with the thing that the call is about. If only the answer contains the thing's id, the line waits
 * for the answer.
 */
const diaryOf = (path: CallPath, caller: Caller, input: object) => {
  let isWritten = false
  const waiting: DiaryLine[] = []
  return {
    write: async ({ by, id, idOf, ...entry }: DiaryEntry, propertyId: string): Promise<void> => {
      isWritten = true
      const line = { ...authorOf(path, caller), ...by, ...entry, propertyId }
      const record = id === undefined ? recordIn(path, input) : withId(path, id, idOf)
      if (record === undefined) waiting.push(line)
      else await caller.writeDiary({ ...line, ...record })
    },
    written: () => isWritten,
    waitingFor: (answer: unknown): DiaryLine[] => waiting.map((line) => ({ ...line, ...recordIn(path, answer) })),
  }
}

const authorOf = (path: CallPath, caller: Caller) => ({
  call: path,
  accountId: caller.person?.accountId ?? null,
  person: caller.person?.fullName ?? caller.travelAgent?.nameVi ?? caller.connection?.name ?? 'Innkeeper',
  origin: originOf(caller),
  requestId: caller.asked.requestId,
  address: caller.request.ip,
})

const originOf = ({ travelAgent, connection }: Caller): DiaryLine['origin'] => {
  if (connection !== null) return 'pms'
  return travelAgent === null ? 'screen' : 'agent'
}

/** The thing that a call is about; undefined if neither the input nor the answer has its id. */
const recordIn = (path: CallPath, told: unknown): Pick<DiaryLine, 'record'> | undefined => {
  const { record } = callAt(path)
  if (record?.id === undefined) return record === undefined ? {} : { record }
  const id: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, record.id) : undefined
  return typeof id === 'string' ? withId(path, id) : undefined
}

const withId = (path: CallPath, id: string, kind?: RecordKind): Pick<DiaryLine, 'record'> => {
  const { record } = callAt(path)
  return record === undefined ? {} : { record: { kind: kind ?? record.kind, id } }
}
