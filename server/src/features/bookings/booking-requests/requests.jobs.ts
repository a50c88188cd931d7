import { requestMove } from '@innkeeper/rules/booking-request/request-states'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { staleAs } from '#kit/live/announce.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import type { LetterPlace } from '../answer-links/make-answer-links.ts'
import { giveBackOffer } from '../booking-offers/end-offers.ts'
import { tellProperty } from './notify-request.ts'
import { moveRequest } from './request-write.store.ts'
import { lockRequest } from './requests.store.ts'
import { isPast, markWarned, passedRequests, unwarnedRequests, type RequestAt } from './requests-due.store.ts'

const mostAtOnce = 200
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/** "A request whose arrival date has passed is cancelled." */
export const passRequests: Sweep = {
  name: 'passed requests',
  everySeconds: 60,
  run: async (at) => {
    const passed = await inTransaction(at.pool, platform, (tx) => passedRequests(tx, at.now, mostAtOnce))
    await eachInTurn(passed, (request) => pass(at, request))
  },
}

const pass = async (at: SweepAt, { propertyId, code }: RequestAt): Promise<void> => {
  const ended = await inProperty(at.pool, propertyId, async (tx) => {
    const request = await lockRequest(tx, code)
    if (request === undefined || !isPast(request, at.now)) return null
    const move = requestMove(request.state, 'pass', 'clock')
    if (move === null) return null
    await moveRequest(tx, request, { state: move.to, endedBecause: 'passed', event: { kind: 'passed', person: 'Innkeeper' } }, at.now)
    return giveBackOffer(tx, request, { act: 'pass', who: 'clock', now: at.now })
  })
  if (ended !== null) at.publish([...ended, staleAs('distribution/withdraw', propertyId)])
}

/** Tells a property once that a request still waits for its answer shortly before that is due. */
export const warnOfRequests = (outside: LetterPlace): Sweep => ({
  name: 'requests about to pass',
  everySeconds: 60,
  run: async (at) => {
    const waiting = await inTransaction(at.pool, platform, (tx) => unwarnedRequests(tx, at.now, mostAtOnce))
    await eachInTurn(waiting, (request) => warn(at, request, outside))
  },
})

const warn = async (at: SweepAt, { propertyId, code }: RequestAt, outside: LetterPlace): Promise<void> => {
  const told = await inProperty(at.pool, propertyId, async (tx) => {
    const request = await lockRequest(tx, code)
    if (request === undefined || !(await markWarned(tx, request.requestId))) return false
    await tellProperty(tx, { kind: 'requestPassing', request, said: request.message, answerAt: { outside, now: at.now } })
    return true
  })
  if (told) at.publish([staleAs('distribution/withdraw', propertyId)])
}
