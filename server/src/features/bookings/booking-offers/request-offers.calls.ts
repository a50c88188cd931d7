import { blockAnswers, lineAnswer, priceAnswer } from '@innkeeper/protocol/shapes/stay-answers'
import { requestStatusOf } from '@innkeeper/rules/booking-request/request-states'
import { implement, type Handler } from '#kit/call/implement.ts'
import { roomsFree } from '@innkeeper/rules/stay/rooms-left'
import { bookedLine } from '../book/quoted-lines.reads.ts'
import { lockRequest, requestOfCode } from '../booking-requests/requests.store.ts'
import { writeRequestEvent } from '../booking-requests/request-write.store.ts'
import { tellAgent } from '../booking-requests/tell-agent.ts'
import { nightsSignal } from '../notify-booking.ts'
import type { LetterPlace } from '../answer-links/make-answer-links.ts'
import { decideOffer } from './decide-offer.ts'
import { endOfferBy, openOfferOf } from './end-offers.ts'
import { makeOffer } from './make-offer.ts'
import { offersOfRequest } from './offers.store.ts'

/** How a property offers rooms for a request. */
export const requestOfferCalls = (outside: LetterPlace) =>
  implement({
    'request-booking/preview-offer': previewOffer,

    'request-booking/offer': async (at, input) => {
      const { request, offer, replaced } = await makeOffer(at, input, outside)
      const { offerNo, total, validUntil, note } = offer
      const state = 'feedback'
      await at.diary({
        subject: request.code,
        before: { state: request.state },
        after: { state, offerNo, total, validUntil: validUntil.toISOString(), note },
      })
      for (const stay of [offer, ...(replaced === undefined ? [] : [replaced])])
        at.publish(nightsSignal({ ...stay, propertyId: at.tx.propertyId }))
      return { code: request.code, requestStatus: requestStatusOf(state), offerNo, total }
    },

    'request-booking/take-back': async (at, { code, offerNo, note }) => {
      const request = await lockRequest(at.tx, code)
      if (request === undefined) throw at.refusal('requestNotFound', { field: 'code' })
      const offer = (await offersOfRequest(at.tx, request)).find((one) => one.offerNo === offerNo)
      const ending = { act: 'takeBack', who: 'property', now: at.now } as const
      if (offer === undefined || !(await endOfferBy(at.tx, offer, ending))) throw at.refusal('offerNotOpen', { field: 'offerNo' })
      const event = { kind: 'takenBack', person: at.person.fullName, offerNo, note } as const
      await writeRequestEvent(at.tx, request.requestId, event, at.now)
      await tellAgent(at.tx, request, { kind: 'takenBack', said: note })
      await at.diary({ subject: code, before: { offerNo, total: offer.total }, after: { offerNo: null, total: null, note } })
      at.publish(nightsSignal({ ...offer, propertyId: at.tx.propertyId }))
      return { code, requestStatus: requestStatusOf(request.state) }
    },
  })

const previewOffer: Handler<'request-booking/preview-offer'> = async (at, { code, ...asked }) => {
  const request = await requestOfCode(at.tx, code)
  if (request === undefined) throw at.refusal('requestNotFound', { field: 'code' })
  const open = await openOfferOf(at.tx, request)
  const decided = await decideOffer(at.tx, { request, open }, asked, { now: at.now, refuse: at.refusal })
  const { lines, usual, price } = decided
  const said = (rules: typeof decided.forbid) =>
    blockAnswers(
      rules.map((one) => ({ roomPlanId: one.roomPlanId, verdict: { ok: false, blockedBy: null, rules: one.rules } })),
      at.language,
    )
  return {
    currency: request.currency,
    lines: lines.map((line) => ({
      ...lineAnswer(bookedLine(line), decided.checkIn, request.currency),
      vacant: roomsFree(line.verdict),
    })),
    blocked: said(decided.forbid),
    setAside: said(decided.setAside),
    usualTotal: usual?.total ?? null,
    price: price === null ? null : priceAnswer(price),
  }
}
