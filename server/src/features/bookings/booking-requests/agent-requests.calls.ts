import { requestMove } from '@innkeeper/rules/booking-request/request-states'
import { implement } from '#kit/call/implement.ts'
import { giveBackOffer } from '../booking-offers/end-offers.ts'
import { offersOf, offersOfRequest } from '../booking-offers/offers.store.ts'
import type { LetterPlace } from '../answer-links/make-answer-links.ts'
import { agentRequest } from './request-answer.ts'
import { tellProperty } from './notify-request.ts'
import { requestsOfAgent } from './request-list.store.ts'
import { threadsOf } from './request-thread.store.ts'
import { moveRequest, writeRequest } from './request-write.store.ts'
import { lockRequest, requestOfAgent } from './requests.store.ts'
import { newRequest } from './new-request.ts'

/** What a travel agent does with booking requests: sends, reads and withdraws its own. */
export const agentRequestCalls = (outside: LetterPlace) =>
  implement({
    'distribution/request': async (at, input) => {
      const { propertyId, request } = await newRequest(at, input)
      const tx = await at.enter(propertyId)
      await writeRequest(tx, request)
      const stored = await lockRequest(tx, request.code)
      if (stored === undefined) throw new Error('a request that was just written is gone')
      await tellProperty(tx, { kind: 'newRequest', request: stored, said: stored.message, answerAt: { outside, now: at.now } })
      const { checkIn, checkOut, state, priceHoped, message: note, agent } = stored
      const told = { agent: { nameVi: agent.vi, nameEn: agent.en }, checkIn, checkOut, state, priceHoped, note }
      await at.diary({ subject: stored.code, before: null, after: told })
      return agentRequest(stored, { offers: [], thread: (await threadsOf(tx, [stored.requestId])).get(stored.requestId) ?? [] })
    },

    'distribution/requests': async (at, asked) => {
      const { rows, ...counts } = await requestsOfAgent(at.tx, at.travelAgent.travelAgentId, asked)
      const ids = rows.map(({ requestId }) => requestId)
      const [threads, offers] = [await threadsOf(at.tx, ids), await offersOf(at.tx, ids)]
      const told = ({ requestId }: (typeof rows)[number]) => ({ thread: threads.get(requestId) ?? [], offers: offers.get(requestId) ?? [] })
      return { ...counts, rows: rows.map((row) => agentRequest(row, told(row))) }
    },

    'distribution/withdraw': async (at, { code, note }) => {
      const found = await requestOfAgent(at.tx, code, at.travelAgent.travelAgentId)
      if (found === undefined) throw at.refusal('requestNotFound', { field: 'code' })
      const tx = await at.enter(found.propertyId)
      const request = (await lockRequest(tx, code)) ?? found
      const move = requestMove(request.state, 'withdraw', 'agent')
      if (move === null) throw at.refusal('requestEnded', { field: 'code' })
      const event = { kind: 'withdrawn', person: at.travelAgent.nameVi, byAgent: true, note } as const
      await moveRequest(tx, request, { state: move.to, endedBecause: 'withdrawn', event }, at.now)
      const signals = await giveBackOffer(tx, request, { act: 'withdraw', who: 'agent', now: at.now })
      const now = (await lockRequest(tx, code)) ?? request
      await tellProperty(tx, { kind: 'offerAnswered', request: now, said: note })
      await at.diary({ subject: code, before: { state: request.state }, after: { state: now.state, note } })
      for (const signal of signals) at.publish(signal)
      const [threads, offers] = [await threadsOf(tx, [now.requestId]), await offersOfRequest(tx, now)]
      return agentRequest(now, { offers, thread: threads.get(now.requestId) ?? [] })
    },
  })
