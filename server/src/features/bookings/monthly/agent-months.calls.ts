import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { allRowsOf } from '#kit/records/pages.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { makeMonthFile, monthFileName } from './file/make-month-file.ts'
import { monthPaperContent } from './file/month-paper-content.ts'
import { monthOfAgent, monthsOfAgent, placeOfMonth } from './month-head.store.ts'
import { monthLinePage, type MonthLine } from './month-lines.store.ts'
import { monthSubject } from './month-subject.ts'
import { monthPayments, type MonthPayment } from './month-payments.store.ts'
import { tellOfMonth } from './month-news.ts'
import { agreeLines, answerLine, disputeLine } from './move-lines.ts'

/** What a travel agent does with its monthly statements: reads them, agrees, disputes and answers. */
export const agentMonthCalls = implement({
  'distribution/monthly-statements': (at, asked) => monthsOfAgent(at.tx, at.travelAgent.travelAgentId, asked),

  'distribution/monthly-statement': async (at, { id }) => {
    const month = await monthOfAgent(at.tx, id, at.travelAgent.travelAgentId)
    const place = await placeOfMonth(at.tx, at.travelAgent.travelAgentId, { id })
    if (month === undefined || place === undefined) throw at.refusal('notFound', { field: 'id' })
    const payments = await monthPayments(await at.enter(place.propertyId), id)
    return { ...month, payments: payments.map(paymentForAgent) }
  },

  'distribution/monthly-lines': async (at, { limit, offset, ...asked }) => {
    const place = await placeOfMonth(at.tx, at.travelAgent.travelAgentId, { id: asked.id })
    if (place === undefined) throw at.refusal('notFound', { field: 'id' })
    const { rows, ...counts } = await monthLinePage(await at.enter(place.propertyId), asked, { limit, offset })
    return { ...counts, rows: rows.map(lineForAgent) }
  },

  'distribution/monthly-file': async (at, { id, form, language }) => {
    const { travelAgentId, nameVi, nameEn, code } = at.travelAgent
    const month = await monthOfAgent(at.tx, id, travelAgentId)
    const place = await placeOfMonth(at.tx, travelAgentId, { id })
    if (month === undefined || place === undefined) throw at.refusal('notFound', { field: 'id' })
    const tx = await at.enter(place.propertyId)
    const lines = (await allRowsOf(at, (page) => monthLinePage(tx, { id, states: [] }, page))).map(lineForAgent)
    const payments = (await monthPayments(tx, id)).map(paymentForAgent)
    const { timeZone } = await localeOf(tx)
    const agent = { code, name: { vi: nameVi, en: nameEn } }
    return makeMonthFile(monthPaperContent({ month, agent, lines, payments, timeZone, language }), {
      name: monthFileName(month, code),
      form,
    })
  },

  'distribution/monthly-agree': async (at, input) => {
    const place = await placeOfMonth(at.tx, at.travelAgent.travelAgentId, { id: input.id })
    if (place === undefined) throw at.refusal('notFound', { field: 'id' })
    const tx = await at.enter(place.propertyId)
    const { head, lines } = await agreeLines(tx, input, { ...by(at), refuse: at.refusal })
    if (head.state !== 'open') await tellOfMonth(tx, 'agreed', { head, person: at.travelAgent.nameVi, said: '' })
    await at.diary({ id: head.id, subject: monthSubject(head), after: { state: head.state, count: lines.length, amount: input.amount } })
    return { id: head.id, state: head.state }
  },

  'distribution/monthly-dispute': async (at, input) => {
    const place = await placeOfMonth(at.tx, at.travelAgent.travelAgentId, { line: input.line })
    if (place === undefined) throw at.refusal('notFound', { field: 'line' })
    const tx = await at.enter(place.propertyId)
    const { head, lines } = await disputeLine(tx, input, { ...by(at), refuse: at.refusal })
    const [bookingCode = ''] = lines.map(({ code }) => code)
    await tellOfMonth(tx, 'disputed', { head, person: at.travelAgent.nameVi, said: `${bookingCode}: ${input.reason}` })
    await at.diary({ id: head.id, subject: monthSubject(head), after: { state: head.state, bookingCode, reason: input.reason } })
    return { id: head.id, state: head.state }
  },

  'distribution/monthly-answer': async (at, input) => {
    const place = await placeOfMonth(at.tx, at.travelAgent.travelAgentId, { line: input.line })
    if (place === undefined) throw at.refusal('notFound', { field: 'line' })
    const tx = await at.enter(place.propertyId)
    const { head, lines } = await answerLine(tx, input, { ...by(at), refuse: at.refusal })
    const [bookingCode = ''] = lines.map(({ code }) => code)
    await tellOfMonth(tx, 'answered', { head, person: at.travelAgent.nameVi, said: `${bookingCode}: ${input.answer}` })
    await at.diary({ id: head.id, subject: monthSubject(head), after: { state: head.state, bookingCode, answer: input.answer } })
    return { id: head.id, state: head.state }
  },
})

type Change = Extract<CallPath, 'distribution/monthly-agree' | 'distribution/monthly-dispute' | 'distribution/monthly-answer'>

const by = ({ travelAgent, now, language }: Pick<At<Change>, 'travelAgent' | 'now' | 'language'>) =>
  ({ side: 'agent', person: travelAgent.nameVi, now, language }) as const

// The agent reads what the property says, not who of its people said it.
const lineForAgent = ({ notes, ...line }: MonthLine) => ({ ...line, notes: notes.map(({ person: _person, ...note }) => note) })
const paymentForAgent = ({ id: _id, recordedBy: _person, ...payment }: MonthPayment) => payment
