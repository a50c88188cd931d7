import { canDecide } from '@innkeeper/rules/connection/held-push'
import { asksBeforeLocked } from '#features/connections/asking-connection.reads.ts'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import { comparedDays, siblingsOf } from '../batch/apply-nights.ts'
import { batchChanges, hashOfChanges, sumOf } from '../batch/batch-result.ts'
import { previewBatch } from '../batch/preview-batch.ts'
import { setNights } from '../nights/set-nights.ts'
import { withoutEqual } from '../workbook/without-equal.ts'
import { decideMessage, decidedMessages, heldMessageOf, waitingMessages, type StoredMessage } from './held.store.ts'
import { planHeld } from './plan-held.ts'

/** What connected systems sent and a person has to confirm. */
export const heldCalls = implement({
  'room-plan/pms-messages': async (at, { connectionId = null }) => {
    const [waiting, decided] = await Promise.all([
      waitingMessages(at.tx, connectionId),
      decidedMessages(at.tx, connectionId, mostDecidedTold),
    ])
    return { waiting: waiting.map(told), decided: decided.map(told) }
  },

  'room-plan/pms-message': async (at, { id }) => {
    const message = present(at, await heldMessageOf(at.tx, id), 'notFound')
    const others = (await waitingMessages(at.tx, null)).filter((one) => one.id !== id)
    const isOpen = canDecide({ state: message.state, until: Date.parse(message.waitsUntil) }, at.now.getTime()) === 'ok'
    return {
      message: told(message),
      preview: isOpen ? await previewOf(at, message) : null,
      next: others[0]?.id ?? null,
      others: others.length,
    }
  },

  'room-plan/pms-confirm': async (at, { id, decision, note, expect }) => {
    const message = await lockedMessage(at, id)
    const { connectionId } = message
    const done = decision === 'confirm' ? await apply(at, message, expect) : { ...countsOf(message), operationNo: null }
    const state = decision === 'confirm' ? 'confirmed' : 'declined'
    await decideMessage(at.tx, id, { ...done, state, note, by: at.person.fullName, at: at.now })
    await at.diary({ subject: message.connection, after: { decision, note } })
    return { id, connectionId, state, ...done }
  },
})

const mostDecidedTold = 20
const mostProblemsTold = 500

const told = ({ number: _, ...message }: StoredMessage) => message

const countsOf = ({ nights, change, equal, left }: StoredMessage) => ({ nights, change, equal, left })

const previewOf = async (at: At<'room-plan/pms-message'>, message: StoredMessage) => {
  const { places, planned, asked, problems, newer, counts } = await planHeld(at, message, { lock: false, around: comparedDays })
  const siblings = await siblingsOf(at.tx, places)
  const speaking = { language: at.language, currency: places.property.currency }
  return {
    ...previewBatch([asked.nights], withoutEqual(planned), { places, siblings, speaking }),
    equal: counts.equal,
    allowed: counts.change + counts.equal > 0,
    newer,
    problems: problems.slice(0, mostProblemsTold).map(({ values: _, ...problem }) => problem),
    problemCount: problems.length,
  }
}

/** The message to decide about, with its connection locked: of two people who press at once, the second finds it decided. */
const lockedMessage = async (at: At<'room-plan/pms-confirm'>, id: string): Promise<StoredMessage> => {
  const { connectionId } = present(at, await heldMessageOf(at.tx, id), 'notFound')
  await asksBeforeLocked(at.tx, connectionId)
  const message = present(at, await heldMessageOf(at.tx, id), 'notFound')
  const verdict = canDecide({ state: message.state, until: Date.parse(message.waitsUntil) }, at.now.getTime())
  if (verdict === 'expired') throw at.refusal('heldExpired', { field: 'id' })
  if (verdict === 'decided') throw at.refusal('heldDecided', { field: 'id', values: { person: message.decidedBy ?? '' } })
  return message
}

/** Applies a message by the writer of pushes, as far as the nights take it now, and only what the preview showed. */
const apply = async (at: At<'room-plan/pms-confirm'>, message: StoredMessage, expect: string | undefined) => {
  const { planned, counts, newer } = await planHeld(at, message, { lock: true, around: 0 })
  const changes = batchChanges(planned)
  if (expect !== undefined && expect !== hashOfChanges(changes, sumOf(planned).outcomes)) throw at.refusal('previewStale')
  if (counts.change + counts.equal === 0) throw at.refusal('heldNothingTaken', { field: 'id' })
  const { id, connectionId, connection, updates } = message
  const author = { tx: at.tx, publish: at.publish, person: { accountId: null, fullName: connection } }
  const request = { connectionId, updates, messageId: id, confirmedBy: at.person.fullName }
  const facts = { kind: 'push', origin: 'pms', undoes: null, request } as const
  const operationNo = changes.length === 0 ? null : await setNights(author, facts, changes, planned.stored)
  const { nights, change, equal, refused } = counts
  return { operationNo, nights, change, equal, left: refused + newer }
}
