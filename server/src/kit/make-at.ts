import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import type { FastifyRequest } from 'fastify'
import type { Asked } from './answer.ts'
import { writeDiary, type DiaryEntry } from './diary.ts'
import type { Signal } from './live.ts'
import { postEvent } from './outbox.ts'
import { Refused, type RefusalDetail, type RefusedField } from './refuse.ts'
import { bindTenant, type Tx } from './transaction.ts'
import type { Person, TravelAgent } from './who.ts'

/** Who asks, in which transaction, bound to which property. */
export type Caller = {
  readonly asked: Asked
  readonly tx: Tx
  readonly propertyId: string | null
  readonly person: Person | null
  readonly travelAgent: TravelAgent | null
  readonly request: FastifyRequest
}

/** What a handler is given, and whether it has written the diary. */
export const makeAt = (path: CallPath, caller: Caller, signals: Signal[]) => {
  let diaryWritten = false
  let bound = caller.propertyId
  const boundTx = () => {
    if (bound === null) throw new Error(`${path} is not bound to a property`)
    return { ...caller.tx, propertyId: bound }
  }
  const at = {
    tx: bound === null ? caller.tx : boundTx(),
    person: caller.person,
    travelAgent: caller.travelAgent,
    now: new Date(),
    language: caller.asked.language,
    requestId: caller.asked.requestId,
    address: caller.request.ip,
    device: caller.request.headers['user-agent'] ?? '',
    refusal: (key: RefusalKey, detail?: RefusalDetail) => new Refused(key, detail),
    fieldsRefused: (fields: readonly RefusedField[], detail?: Pick<RefusalDetail, 'keep'>) =>
      new Refused('invalidInput', { ...detail, fields }),
    post: (topic: string, payload: object) => postEvent(caller.tx, topic, payload),
    tell: (signal: Signal) => void signals.push(signal),
    enter: async (propertyId: string) => {
      await caller.tx.rows(bindTenant(propertyId))
      bound = propertyId
      return boundTx()
    },
    diary: async (entry: DiaryEntry) => {
      diaryWritten = true
      const tx = boundTx()
      await writeDiary(tx, { ...authorOf(path, caller), ...entry.by }, entry)
      // Whatever a person would find in the diary may be what a property still lacked.
      signals.push({ propertyId: tx.propertyId, topic: 'facts' })
    },
  }
  return { at, wroteDiary: () => diaryWritten }
}

const authorOf = (path: CallPath, caller: Caller) => ({
  call: path,
  accountId: caller.person?.accountId ?? null,
  person: caller.person?.fullName ?? caller.travelAgent?.nameVi ?? 'Innkeeper',
  origin: caller.travelAgent === null ? ('screen' as const) : ('agent' as const),
  requestId: caller.asked.requestId,
})
