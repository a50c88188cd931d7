import { heldDecisions, heldStates } from '@innkeeper/rules/connection/held-push'
import { z } from 'zod'
import { pushProblem } from '#calls/connectivity/ari.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { heldDecisionWords, heldStateWords } from '#words/connection/held-words.ts'
import { batchPreview } from './batch.ts'

const moment = field.moment(say('Lúc', 'At'))
const id = field.id(say('Tin', 'Message'))

/** A message that waits for a person, or waited. */
const heldMessage = z.object({
  id,
  connectionId: field.id(say('Kết nối', 'Connection')),
  /** The connection’s name. */
  connection: z.string(),
  cameAt: moment,
  waitsUntil: moment,
  state: field.choice(say('Trạng thái', 'Status'), heldStates, heldStateWords),
  /** How many updates it has. */
  updates: z.int(),
  /** The nights that change, and the fields of nights that change, are so already, and are not taken: as it came, or as it was applied. */
  nights: z.int(),
  change: z.int(),
  equal: z.int(),
  left: z.int(),
  decidedAt: moment.nullable(),
  /** Who decided: a person, or the clock. */
  decidedBy: z.string().nullable(),
  note: z.string(),
  /** The operation that it became; null where it became none. */
  operationNo: z.int().nullable(),
})

/** A message, and what it would do now; that is null once it is decided. */
export const seenMessage = z.object({
  message: heldMessage,
  preview: batchPreview
    .extend({
      /** Fields of nights that a newer message of the same connection has set; they are left as they are. */
      newer: z.int(),
      /** What is not taken, by the message’s fields; at most 500. */
      problems: z.array(pushProblem),
      problemCount: z.int(),
    })
    .nullable(),
  /** The oldest other message that waits; null where none does. */
  next: z.uuid().nullable(),
  /** How many others wait. */
  others: z.int(),
})

/** Which message. */
export const messageInput = z.strictObject({ id })

/** Whose messages; those of every connection where none is named. */
export const messagesInput = z.strictObject({ connectionId: field.id(say('Kết nối', 'Connection')).optional() })

/** The messages that wait, from the oldest, and then at most 20 that were decided, from the latest. */
export const heldMessages = z.object({ waiting: z.array(heldMessage), decided: z.array(heldMessage) })

/** A decision about a message; `expect` is the hash of the preview that the person saw. */
export const decideInput = z.strictObject({
  id,
  decision: field.choice(say('Quyết định', 'Decision'), heldDecisions, heldDecisionWords),
  note: explained(field.note(say('Ghi chú', 'Note'), { max: 255 }), {
    hint: say('Hệ thống gửi tin đọc được ghi chú này.', 'The system that sent the message can read this note.'),
  }).default(''),
  expect: field.text(say('Mã bản xem trước', 'Preview code'), { max: 64, min: 0 }).optional(),
})

/** What the decision did: the message's state, and what was applied where it was confirmed. */
export const decided = z.object({
  id,
  connectionId: z.uuid(),
  state: field.choice(say('Trạng thái', 'Status'), heldStates, heldStateWords),
  operationNo: z.int().nullable(),
  nights: z.int(),
  change: z.int(),
  equal: z.int(),
  left: z.int(),
})

/** What a diary line tells of a decision. */
export const toldDecision = z.object({ decision: decideInput.shape.decision, note: named(say('Ghi chú', 'Note'), z.string()) })
