import { visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

const letIn = { who: 'property', codes: ['GATE_1', 'GATE_2'] } as const

const entryId = field.id(say('Lượt vào', 'Entry'))
const gateName = field.text(say('Cổng', 'Gate'), { max: 40 })
const number = named(say('Số vé', 'Ticket number'), z.string())

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
      ticket: field.text(say('Mã QR hoặc số vé', 'QR code or ticket number'), { max: 400 }),
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
