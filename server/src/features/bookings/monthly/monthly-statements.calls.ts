import type { CallPath } from '@innkeeper/protocol/catalogue'
import { mostOfPayment } from '@innkeeper/rules/month-statement/split-payment'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { allRowsOf } from '#kit/records/pages.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { makeMonthFile, monthFileName } from './file/make-month-file.ts'
import { monthPaperContent } from './file/month-paper-content.ts'
import { monthHead, monthOfAgent, monthPage } from './month-head.store.ts'
import { monthLinePage, payableLines } from './month-lines.store.ts'
import { monthPayments } from './month-payments.store.ts'
import { writeToAgents } from './month-letters.ts'
import { monthSubject } from './month-subject.ts'
import { tellOfMonth } from './month-news.ts'
import { agreeLines, answerAndAllow, disputeLine } from './move-lines.ts'
import { settleMonth } from './settle-month.ts'

/** What a property's staff do with the monthly statements of their agents. */
export const monthlyStatementCalls = implement({
  'booking/monthly/list': (at, { limit, offset, ...asked }) => monthPage(at.tx, asked, { limit, offset }),

  'booking/monthly/detail': async (at, { id }) => {
    const head = await monthHead(at.tx, id)
    if (head === undefined) throw at.refusal('notFound', { field: 'id' })
    return { ...head, payable: mostOfPayment(await payableLines(at.tx, id)), payments: await monthPayments(at.tx, id) }
  },

  'booking/monthly/lines': async (at, { limit, offset, ...asked }) => {
    if ((await monthHead(at.tx, asked.id)) === undefined) throw at.refusal('notFound', { field: 'id' })
    return monthLinePage(at.tx, asked, { limit, offset })
  },

  'booking/monthly/file': async (at, { id, form, language }) => {
    const head = await monthHead(at.tx, id)
    const month = head && (await monthOfAgent(at.tx, id, head.agent.id))
    if (head === undefined || month === undefined) throw at.refusal('notFound', { field: 'id' })
    const lines = await allRowsOf(at, (page) => monthLinePage(at.tx, { id, states: [] }, page))
    const payments = await monthPayments(at.tx, id)
    const { timeZone } = await localeOf(at.tx)
    const paper = monthPaperContent({ month, agent: head.agent, lines, payments, timeZone, language })
    return makeMonthFile(paper, { name: monthFileName(month, head.agent.code), form })
  },

  'booking/monthly/agree': async (at, input) => {
    const { head, lines } = await agreeLines(at.tx, input, { ...by(at), refuse: at.refusal })
    if (head.state !== 'open') await tellOfMonth(at.tx, 'agreed', { head, person: at.person.fullName, said: '' })
    await at.diary({ id: head.id, subject: monthSubject(head), after: { state: head.state, count: lines.length, amount: input.amount } })
    return { id: head.id, state: head.state, count: lines.length }
  },

  'booking/monthly/dispute': async (at, input) => {
    const { head, lines } = await disputeLine(at.tx, input, { ...by(at), refuse: at.refusal })
    await writeToAgents(at.tx, [head.agent.id], head.month, { kind: 'disputed', said: saidOf(lines, input.reason) })
    await at.diary({
      id: head.id,
      subject: monthSubject(head),
      after: { state: head.state, bookingCode: lines[0]?.code, reason: input.reason },
    })
    return { id: head.id, state: head.state }
  },

  'booking/monthly/answer': async (at, input) => {
    const { head, lines } = await answerAndAllow(at.tx, input, { ...by(at), refuse: at.refusal })
    await writeToAgents(at.tx, [head.agent.id], head.month, { kind: 'answered', said: saidOf(lines, input.answer) })
    await at.diary({
      id: head.id,
      subject: monthSubject(head),
      after: { state: head.state, bookingCode: lines[0]?.code, answer: input.answer, allowed: input.allowed },
    })
    return { id: head.id, state: head.state }
  },

  'booking/monthly/settle': async (at, input) => {
    const { head, bookings, payable } = await settleMonth(at, input)
    const { amount, paidOn, paymentMethod, note } = input
    await at.diary({
      id: head.id,
      subject: monthSubject(head),
      after: { state: head.state, count: bookings, amount, paidOn, paymentMethod, note },
    })
    return { id: head.id, state: head.state, bookings, payable }
  },
})

type Change = Extract<CallPath, 'booking/monthly/agree' | 'booking/monthly/dispute' | 'booking/monthly/answer'>

const by = ({ person, now, language }: Pick<At<Change>, 'person' | 'now' | 'language'>) =>
  ({ side: 'property', person: person.fullName, now, language }) as const

const saidOf = (lines: readonly { readonly code: string }[], said: string): string => `${lines[0]?.code ?? ''}: ${said}`
