import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import type { FastifyRequest } from 'fastify'
import type { Asked } from './answer.ts'
import type { DiaryEntry, DiaryLine } from './diary.ts'
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
  /** The property that the transaction is bound to by now; those who share the transaction share it. */
  readonly binding: { propertyId: string | null }
  readonly writeDiary: (line: DiaryLine) => Promise<void>
  readonly person: Person | null
  readonly travelAgent: TravelAgent | null
  readonly request: FastifyRequest
}

/** What a handler is given, and whether it has written the diary. */
export const makeAt = (path: CallPath, caller: Caller, signals: Signal[]) => {
  let diaryWritten = false
  const { binding } = caller
  const boundTx = () => {
    if (binding.propertyId === null) throw new Error(`${path} is not bound to a property`)
    return { ...caller.tx, propertyId: binding.propertyId }
  }
  const at = {
    tx: binding.propertyId === null ? caller.tx : boundTx(),
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
      binding.propertyId = propertyId
      return boundTx()
    },
    diary: async ({ by, ...entry }: DiaryEntry) => {
      diaryWritten = true
      const { propertyId } = boundTx()
      await caller.writeDiary({ ...authorOf(path, caller), ...by, ...entry, propertyId })
      // Whatever a person would find in the diary may be what a property still lacked.
      signals.push({ propertyId, topic: 'facts' })
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
