import { formatRange } from '@innkeeper/protocol/format/format'
import { gateRefusals } from '@innkeeper/protocol/refusals/gate'
import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { GateReason } from '@innkeeper/rules/ticket/gate-verdict'
import type { OfflineVerdict } from '@innkeeper/rules/ticket/judge-offline'
import { letIn, type Verdict } from '../verdict.ts'

type Showing = Pick<Verdict, 'id' | 'at' | 'shown'>
type Words = {
  readonly t: (words: Saying, values?: SayingValues) => string
  /** The time of a moment at the park. */
  readonly time: (moment: string) => string
}

/** What a gate shows of a verdict that the phone came to by itself. */
export const offlineVerdict = (showing: Showing, verdict: OfflineVerdict, words: Words): Verdict => {
  if (verdict.kind === 'enter') return letIn(showing, { ...verdict.ticket, id: showing.id })
  const [refusal, message] = told(verdict, words)
  return { ...showing, refusal, message, entry: null }
}

const told = (verdict: Exclude<OfflineVerdict, { kind: 'enter' }>, { t, time }: Words): readonly [string, string] => {
  switch (verdict.kind) {
    case 'notTicket':
      return ['gateNotTicket', t(gateRefusals.gateNotTicket.words)]
    case 'otherPark':
      return ['gateOtherPark', t(gateRefusals.gateOtherPark.words, { park: verdict.park })]
    case 'unknown':
      return ['gateUnknown', t(notListed)]
    case 'unchecked':
      return ['', t(unchecked)]
    case 'tooOld':
      return ['', t(tooOld)]
    default:
      return [refusalOf[verdict.kind], whyNot(verdict, { t, time })]
  }
}

const whyNot = ({ kind, ticket, days, last }: Extract<OfflineVerdict, { kind: GateReason }>, { t, time }: Words): string => {
  const { words } = gateRefusals[refusalOf[kind]]
  const [from, to] = days
  return t(words, {
    code: ticket.code,
    slot: ticket.slot,
    days: formatRange(from, to),
    time: last === null ? '' : time(last.at),
    gate: last?.gate ?? '',
  })
}

const refusalOf = {
  used: 'gateUsed',
  wrongDay: 'gateWrongDay',
  wrongSlot: 'gateWrongSlot',
  unpaid: 'gateUnpaid',
  cancelled: 'gateCancelled',
} as const satisfies Record<GateReason, keyof typeof gateRefusals>

const notListed = say('Không có trong danh sách vé hôm nay.', 'It is not among today’s tickets.')
const unchecked = say(
  'Trình duyệt này không kiểm được mã khi mất mạng, và vé không có trong danh sách hôm nay.',
  'This browser cannot check codes without a network, and the ticket is not among today’s.',
)
const tooOld = say(
  'Mất mạng quá một giờ: điện thoại này không quyết định được nữa.',
  'There has been no network for more than an hour: this phone can no longer decide.',
)
