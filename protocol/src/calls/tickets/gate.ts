import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { gateReasons } from '@innkeeper/rules/ticket/gate-verdict'
import { visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { gateReasonWords } from '#words/sale/ticket-words.ts'

const letIn = { who: 'property', codes: ['GATE_1', 'GATE_2'] } as const

const entryId = field.id(say('Lượt vào', 'Entry'))
const gateName = field.text(say('Cổng', 'Gate'), { max: 40 })
const number = named(say('Số vé', 'Ticket number'), z.string())
const ticket = field.text(say('Mã QR hoặc số vé', 'QR code or ticket number'), { max: 400 })
const look = { who: 'property', codes: ['GATE_1'] } as const

/** An entry that counts: when and where. */
const made = z.object({ at: z.string(), gate: z.string() })

/** What speaks against an entry that was told later. */
const against = field.choice(say('Vướng mắc', 'What is against it'), gateReasons, gateReasonWords).nullable()

const entryOfDay = z.object({
  id: z.uuid(),
  at: z.string(),
  gate: z.string(),
  person: z.string(),
  number,
  visitor: z.enum(visitorKinds),
  product: nameShape,
  slot: z.string(),
  code: z.string(),
  /** When a gate without a network told it; null where it was told at once. */
  toldAt: z.string().nullable(),
  against: z.enum(gateReasons).nullable(),
  /** The entries that the ticket had used up already, for one that was let in twice. */
  others: z.array(made),
  undoneAt: z.string().nullable(),
})

/** What a gate does: it lets the visitor of a ticket in, once or as often as the ticket allows, and takes back what was a mistake. */
export const gateCalls = {
  'gate/enter': call({
    words: say('Cho khách vào cổng', 'Let a visitor in'),
    kind: 'change',
    method: 'POST',
    access: letIn,
    input: z.strictObject({
      /** Made by the phone, so that an entry that it tells twice is one entry. */
      id: entryId,
      ticket,
      gate: gateName,
    }),
    output: z.object({
      id: z.uuid(),
      number,
      visitor: z.enum(visitorKinds),
      product: nameShape,
      slot: z.string(),
      /** Which of its entries this is. */
      entry: z.int(),
      entries: z.int(),
      /** The booking, and the guest who made it. */
      code: z.string(),
      guestName: z.string(),
    }),
    refusals: ['gateUsed', 'gateWrongDay', 'gateWrongSlot', 'gateCancelled', 'gateUnpaid', 'gateOtherPark', 'gateNotTicket', 'gateUnknown'],
    diary: say('Cho khách vào cổng, vé {subject}', 'Let a visitor in, ticket {subject}'),
    record: { kind: 'ticketBooking', id: 'code' },
    tells: z.object({ gate: gateName }),
    idempotency: 'optional',
    stales: [],
    limits: { perMinute: 600 },
  }),
  'gate/day': call({
    words: say('Danh sách vé trong ngày cho cổng mất mạng', 'The day’s tickets, for a gate without a network'),
    kind: 'read',
    method: 'GET',
    access: letIn,
    input: z.strictObject({}),
    /** The tickets that are for today, with their entries so far, and what checks a code. */
    output: z.object({
      park: z.string(),
      today: z.iso.date(),
      /** The 32 bytes of the key that checks the signature of a code, base64url (Ed25519). */
      publicKey: z.string(),
      lines: z.array(
        z.object({
          code: z.string(),
          state: z.enum(bookingStates),
          guestName: z.string(),
          product: nameShape,
          slot: z.string(),
          slots: z.array(z.string()),
          firstDay: z.iso.date(),
          lastDay: z.iso.date(),
          tickets: z.array(z.object({ number: z.string(), visitor: z.enum(visitorKinds), entries: z.int(), entered: z.array(made) })),
        }),
      ),
    }),
    refusals: [],
  }),
  'gate/entries': call({
    words: say('Lượt vào hôm nay', 'Today’s entries'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    /** All that was let in against the rules while a gate had no network, then the last ones of today. */
    output: z.object({ today: z.iso.date(), entries: z.int(), against: z.array(entryOfDay), latest: z.array(entryOfDay) }),
    refusals: [],
  }),
  'gate/tell': call({
    words: say('Báo lượt vào lúc mất mạng', 'Tell of an entry without a network'),
    kind: 'change',
    method: 'POST',
    access: letIn,
    input: z.strictObject({
      id: entryId,
      ticket,
      gate: gateName,
      at: field.moment(say('Lúc vào', 'Entered at')),
    }),
    /** The entry is written whatever is against it, because the visitor is inside. */
    output: z.object({ id: z.uuid(), number, code: z.string(), against: z.enum(gateReasons).nullable(), others: z.array(made) }),
    refusals: ['gateOtherPark', 'gateNotTicket', 'gateUnknown', 'gateMomentWrong', 'gateEntryKnown'],
    diary: say('Báo lượt vào cổng lúc mất mạng, vé {subject}', 'Told of an entry without a network, ticket {subject}'),
    record: { kind: 'ticketBooking', id: 'code' },
    tells: z.object({ gate: gateName, at: field.moment(say('Lúc vào', 'Entered at')), against }),
    idempotency: 'optional',
    stales: [],
    limits: { perMinute: 600 },
  }),
  'gate/undo': call({
    words: say('Trả lại lượt vào cổng', 'Undo an entry'),
    kind: 'change',
    method: 'POST',
    access: letIn,
    input: z.strictObject({ id: entryId, reason: field.text(say('Lý do', 'Reason'), { max: 255 }) }),
    output: z.object({ id: z.uuid(), number, code: z.string() }),
    refusals: ['gateEntryMissing'],
    diary: say('Trả lại lượt vào cổng, vé {subject}', 'Undid an entry, ticket {subject}'),
    record: { kind: 'ticketBooking', id: 'code' },
    tells: z.object({ gate: gateName, reason: field.text(say('Lý do', 'Reason'), { max: 255 }) }),
    stales: [],
  }),
}
