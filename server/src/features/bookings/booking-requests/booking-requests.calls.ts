import { requestStatusOf } from '@innkeeper/rules/booking-request/request-states'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { giveFeedback } from './give-feedback.ts'
import { requestRow } from './request-answer.ts'
import { requestDetail } from './request-detail.ts'
import { requestPage } from './request-list.store.ts'
import { lockRequest, requestOfCode } from './requests.store.ts'
import { requestsWaiting } from './requests-due.store.ts'
import { requestsFile } from './requests-file.ts'

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
    const told = await giveFeedback(at, at.tx, { request, note, person: at.person.fullName })
    await at.diary(told)
    return { code, requestStatus: requestStatusOf(told.after.state) }
  },

  'request-booking/report': async (at, filter) =>
    requestsFile(await rowsForFile(at, (page) => requestPage(at.tx, filter, page)), at.language),
})
