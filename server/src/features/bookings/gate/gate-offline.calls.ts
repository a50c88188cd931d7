import { clockIn } from '@innkeeper/rules/days/clock-in'
import { todayIn } from '@innkeeper/rules/days/day'
import { gateVerdict, type GateVerdict } from '@innkeeper/rules/ticket/gate-verdict'
import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { signingKey } from '#kit/session/signing-key.ts'
import type { Outside } from '#outside/outside.ts'
import { freePlace } from './free-place.ts'
import * as day from './gate-day.store.ts'
import * as store from './gate.store.ts'
import { ticketAtGate } from './ticket-shown.ts'

/** How long ago an entry may be that is told later, and how far a phone’s clock may be ahead, in milliseconds. */
const longestAgo = 86_400_000
const clockAhead = 300_000

/** What a gate needs to do without a network for a while, and what it tells afterwards. */
export const gateOfflineCalls = ({ keyFor }: Pick<Outside, 'keyFor'>) => {
  const key = signingKey(keyFor, 'visitor tickets')
  return implement({
    'gate/day': async (at) => {
      const park = await store.parkOfGate(at.tx)
      const today = todayIn(park.timeZone, at.now)
      return { park: park.code, today, publicKey: key.publicKey, lines: await day.ticketsOfDay(at.tx, today) }
    },

    'gate/entries': async (at) => {
      const { timeZone } = await store.parkOfGate(at.tx)
      const today = todayIn(timeZone, at.now)
      const [entries, against] = [await day.countEntries(at.tx, today), await day.entriesAgainst(at.tx, today)]
      return { today, entries, against, latest: await day.latestEntries(at.tx, today) }
    },

    'gate/tell': async (at, { id, ticket: text, gate, at: moment }) => {
      const entered = momentIn(at, moment)
      const { ticket, park } = await ticketAtGate(at, key, text)
      const others = await store.entriesBy(at.tx, ticket.id)
      const { day: today, time } = clockIn(park.timeZone, entered)
      const verdict = gateVerdict({ ...ticket, entered: others.length }, { today, time, slots: ticket.slots })
      const against = reasonIn(verdict)
      const place =
        against === 'used'
          ? null
          : freePlace(
              others.map((entry) => entry.place),
              ticket.entries,
            )
      const { accountId, fullName: person } = at.person
      const told = { at: at.now, against: place === null ? 'used' : against } as const
      const written = await store.writeEntry(at.tx, { id, ticket, place, at: entered, gate, accountId, person, told })
      if (!written) throw at.refusal('gateEntryKnown', { field: 'id' })
      await at.diary({ subject: spacedTicketNumber(ticket.number), after: { gate, at: entered.toISOString(), against: told.against } })
      const used = told.against === 'used' ? others.map(({ at: when, gate: where }) => ({ at: when, gate: where })) : []
      return { id, number: ticket.number, code: ticket.code, against: told.against, others: used }
    },
  })
}

const reasonIn = (verdict: GateVerdict) => (verdict === 'enter' ? null : verdict)

const momentIn = (at: At<'gate/tell'>, moment: string): Date => {
  const entered = new Date(moment)
  const ago = at.now.getTime() - entered.getTime()
  if (ago > longestAgo || ago < -clockAhead) throw at.refusal('gateMomentWrong', { field: 'at' })
  return ago < 0 ? at.now : entered
}
