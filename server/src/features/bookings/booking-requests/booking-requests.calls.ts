import { canFeedback } from '@innkeeper/rules/booking-request/can-feedback'
import { requestStatusOf } from '@innkeeper/rules/booking-request/request-states'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { requestRow } from './request-answer.ts'
import { requestDetail } from './request-detail.ts'
import { requestPage } from './request-list.store.ts'
import { moveRequest } from './request-write.store.ts'
import { isContractSigned, lockRequest, requestOfCode } from './requests.store.ts'
import { requestsWaiting } from './requests-due.store.ts'
import { requestsFile } from './requests-file.ts'
import { tellAgent } from './tell-agent.ts'

/** What the property's staff do with booking requests. */
export const bookingRequestCalls = implement({
  'request-booking/search': async (at, { limit, offset, ...filter }) => {
    const { rows, ...counts } = await requestPage(at.tx, filter, { limit, offset })
    return { ...counts, rows: rows.map(requestRow) }
  },

  'request-booking/waiting': async (at) => requestsWaiting(at.tx),

  'request-booking/detail': async (at, { code }) => {
    const request = await requestOfCode(at.tx, code)
    if (request === undefined) throw at.refusal('requestNotFound', { field: 'code' })
    return requestDetail(at.tx, request, at.now)
  },

  'request-booking/feedback': async (at, { code, note }) => {
    const request = await lockRequest(at.tx, code)
    if (request === undefined) throw at.refusal('requestNotFound', { field: 'code' })
    const verdict = canFeedback({ ...request, contractSigned: await isContractSigned(at.tx, at.now) })
    if (!verdict.ok) throw at.refusal(verdict.reason, { field: 'code' })
    const state = 'feedback'
    await moveRequest(at.tx, request, { state, event: { kind: 'answered', person: at.person.fullName, note } }, at.now)
    await tellAgent(at.tx, request, { kind: 'answered', said: note })
    await at.diary({ subject: code, before: { state: request.state }, after: { state, note } })
    return { code, requestStatus: requestStatusOf(state) }
  },

  'request-booking/report': async (at, filter) =>
    requestsFile(await rowsForFile(at, (page) => requestPage(at.tx, filter, page)), at.language),
})
