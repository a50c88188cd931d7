import { offerNewsWords } from '@innkeeper/protocol/words/sale/request-words'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { staleAs } from '#kit/live/announce.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { tellProperty } from '../booking-requests/notify-request.ts'
import { writeRequestEvent } from '../booking-requests/request-write.store.ts'
import { lockRequest } from '../booking-requests/requests.store.ts'
import { tellAgent } from '../booking-requests/tell-agent.ts'
import { nightsSignal } from '../notify-booking.ts'
import { endOfferBy, openOfferOf } from './end-offers.ts'
import { offersDue, type OfferDue, type StoredOffer } from './offers.store.ts'

const mostAtOnce = 200

/** "The rooms are held until then and given back by the clock": an offer whose moment has come ends, and its rooms are on sale again. */
export const lapseOffers: Sweep = {
  name: 'lapsed offers',
  everySeconds: 15,
  run: async (at) => {
    const due = await inTransaction(at.pool, { role: 'platform', readOnly: false, seconds: 60 }, (tx) => offersDue(tx, at.now, mostAtOnce))
    await eachInTurn(due, (one) => lapse(at, one))
  },
}

// Everything of one offer is one transaction: a crash leaves it open, and the next run ends it.
const lapse = async (at: SweepAt, { propertyId, code }: OfferDue): Promise<void> => {
  const ended = await inProperty(at.pool, propertyId, async (tx): Promise<StoredOffer | null> => {
    const request = await lockRequest(tx, code)
    const open = request === undefined ? undefined : await openOfferOf(tx, request)
    if (request === undefined || open === undefined) return null
    if (!(await endOfferBy(tx, open, { act: 'lapse', who: 'clock', now: at.now }))) return null
    await writeRequestEvent(tx, request.requestId, { kind: 'lapsed', person: 'Innkeeper', offerNo: open.offerNo }, at.now)
    await tellProperty(tx, { kind: 'offerAnswered', request, said: open.note, words: offerNewsWords.lapsed })
    await tellAgent(tx, request, { kind: 'lapsed', said: open.note })
    return open
  })
  if (ended !== null) at.publish([nightsSignal({ ...ended, propertyId }), staleAs('distribution/decline', propertyId)])
}
