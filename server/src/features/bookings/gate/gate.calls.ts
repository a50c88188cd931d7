import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import { implement } from '#kit/call/implement.ts'
import { signingKey } from '#kit/session/signing-key.ts'
import type { Outside } from '#outside/outside.ts'
import { freePlace } from './free-place.ts'
import * as store from './gate.store.ts'
import { ticketToEnter } from './ticket-shown.ts'

/** What a park's gates do. */
export const gateCalls = ({ keyFor }: Pick<Outside, 'keyFor'>) => {
  const key = signingKey(keyFor, 'visitor tickets')
  return implement({
    'gate/enter': async (at, { id, ticket: text, gate }) => {
      const { ticket, entries } = await ticketToEnter(at, key, text)
      const place = freePlace(
        entries.map((entry) => entry.place),
        ticket.entries,
      )
      const { accountId, fullName: person } = at.person
      const written = await store.writeEntry(at.tx, { id, ticket, place, at: at.now, gate, accountId, person })
      if (!written) throw at.refusal('keyReused', { field: 'id' })
      await at.diary({ subject: spacedTicketNumber(ticket.number), after: { gate } })
      const { number, visitor, nameVi: vi, nameEn: en, slot, code, guestName } = ticket
      return { id, number, visitor, product: { vi, en }, slot, entry: entries.length + 1, entries: ticket.entries, code, guestName }
    },

    'gate/undo': async (at, { id, reason }) => {
      const undone = await store.undoEntry(at.tx, { id, at: at.now, person: at.person.fullName, reason })
      if (undone === undefined) throw at.refusal('gateEntryMissing', { field: 'id' })
      const { number, code, gate } = undone
      await at.diary({ subject: spacedTicketNumber(number), before: { gate }, after: { reason } })
      return { id, number, code }
    },
  })
}
