import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { Currency } from '@innkeeper/rules/money/currency'
import { monthLineMove, type MonthLineAct, type MonthSide } from '@innkeeper/rules/month-statement/month-line-states'
import { mostAllowed } from '@innkeeper/rules/month-statement/most-allowed'
import type { Language } from '@innkeeper/protocol/say'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { monthHead, waitingFor, type MonthHead } from './month-head.store.ts'
import {
  giveCreditBack,
  linesToMove,
  lockMonths,
  monthOfLine,
  moveLines,
  sumUp,
  writeNotes,
  type LineMoved,
  type MovableLine,
} from './month-lines.store.ts'

/** Who moves lines, and how a refusal of the call is made. */
export type MovingBy<Key extends string> = {
  readonly side: MonthSide
  readonly person: string
  readonly now: Date
  readonly language: Language
  readonly refuse: (key: Key | 'notFound', detail: RefusalDetail) => Refused
}

/** A statement after lines of it moved. */
export type MonthMoved = { readonly head: MonthHead; readonly lines: readonly MovableLine[] }

type Agreed = { readonly id: string; readonly lines: readonly string[]; readonly amount: number }

/** Agrees to lines of a statement: those that are named, or all that wait. If they add up to something else than was seen, to none. */
export const agreeLines = async (
  tx: PropertyTx,
  { id, lines: ids, amount }: Agreed,
  by: MovingBy<'monthChanged' | 'monthLineMoved' | 'monthNothingWaits'>,
): Promise<MonthMoved> => {
  await lockedMonth(tx, id, by)
  const all = ids.length === 0
  const lines = await linesToMove(tx, id, { ids, states: all ? waitingFor(by.side) : [] })
  if (lines.length < new Set(ids).size) throw by.refuse('notFound', { field: 'lines' })
  if (lines.length === 0) throw by.refuse('monthNothingWaits', { field: 'lines' })
  const moved = lines.map((line) => movedBy(line, 'agree', by, 'lines'))
  if (lines.reduce((sum, line) => sum + line.amount - line.allowed, 0) !== amount) throw by.refuse('monthChanged', { field: 'amount' })
  return { head: await finish(tx, id, moved, { lines, now: by.now }), lines }
}

/** Disputes a line, with a reason. */
export const disputeLine = async (
  tx: PropertyTx,
  { line: lineId, reason }: { readonly line: string; readonly reason: string },
  by: MovingBy<'monthLineMoved'>,
): Promise<MonthMoved> => {
  const line = await lockedLine(tx, lineId, by)
  const moved = movedBy(line, 'dispute', by, 'line')
  await writeSaid(tx, line, { kind: 'dispute', note: reason, amount: line.amount - line.allowed }, by)
  return { head: await finish(tx, line.statementId, [moved], { lines: [line], now: by.now }), lines: [line] }
}

type Answered = { readonly line: string; readonly answer: string }

/** Answers what the other disputes. */
export const answerLine = async (tx: PropertyTx, asked: Answered, by: MovingBy<'monthLineMoved'>): Promise<MonthMoved> => {
  const line = await lockedLine(tx, asked.line, by)
  return writeAnswer(tx, line, { ...asked, allowed: line.allowed }, by)
}

/** Answers what the agent disputes, and takes something off the line, if its booking is on credit. */
export const answerAndAllow = async (
  tx: PropertyTx,
  asked: Answered & { readonly allowed: number },
  by: MovingBy<'monthLineMoved' | 'monthNotOnCredit' | 'monthAllowanceTooMuch'>,
): Promise<MonthMoved> => {
  const line = await lockedLine(tx, asked.line, by)
  const head = await monthHead(tx, line.statementId)
  refuseAllowance(line, asked.allowed, head?.currency ?? 'VND', by)
  return writeAnswer(tx, line, asked, by)
}

type Allowing = Answered & { readonly allowed: number }

const writeAnswer = async (tx: PropertyTx, line: MovableLine, { answer, allowed }: Allowing, by: MovingBy<'monthLineMoved'>) => {
  const moved = { ...movedBy(line, 'answer', by, 'line'), allowed }
  await writeSaid(tx, line, { kind: 'answer', note: answer, amount: line.amount - allowed }, by)
  return { head: await finish(tx, line.statementId, [moved], { lines: [line], now: by.now }), lines: [line] }
}

const refuseAllowance = (
  line: MovableLine,
  allowed: number,
  currency: Currency,
  { refuse, language }: MovingBy<'monthNotOnCredit' | 'monthAllowanceTooMuch'>,
): void => {
  if (allowed === 0) return
  if (!line.onCredit) throw refuse('monthNotOnCredit', { field: 'allowed' })
  const most = mostAllowed(line)
  if (allowed > most) throw refuse('monthAllowanceTooMuch', { field: 'allowed', values: { most: formatMoney(most, currency, language) } })
}

const lockedMonth = async (tx: PropertyTx, id: string, { refuse }: Pick<MovingBy<never>, 'refuse'>) => {
  const [month] = await lockMonths(tx, [id])
  if (month === undefined) throw refuse('notFound', { field: 'id' })
  return month
}

const lockedLine = async (tx: PropertyTx, id: string, { refuse }: Pick<MovingBy<never>, 'refuse'>): Promise<MovableLine> => {
  const statementId = await monthOfLine(tx, id)
  if (statementId === undefined) throw refuse('notFound', { field: 'line' })
  await lockMonths(tx, [statementId])
  const [line] = await linesToMove(tx, statementId, { ids: [id], states: [] })
  if (line === undefined) throw new Error('a line that was just there is gone')
  return line
}

const movedBy = (line: MovableLine, act: MonthLineAct, { side, refuse }: MovingBy<'monthLineMoved'>, field: string): LineMoved => {
  const move = monthLineMove(line.state, act, side)
  if (move === null) throw refuse('monthLineMoved', { field })
  return { id: line.id, to: move.to, allowed: line.allowed }
}

type Said = { readonly kind: 'dispute' | 'answer'; readonly note: string; readonly amount: number }

const writeSaid = (tx: PropertyTx, line: MovableLine, said: Said, { side, person, now }: MovingBy<never>): Promise<void> =>
  writeNotes(tx, [{ line: line.id, byAgent: side === 'agent', person, ...said }], now)

type Finishing = { readonly lines: readonly MovableLine[]; readonly now: Date }

/** Writes the moves; what was taken off the lines that both agree on now is no debt any more. */
const finish = async (tx: PropertyTx, id: string, moved: readonly LineMoved[], { lines, now }: Finishing): Promise<MonthHead> => {
  await moveLines(tx, moved, now)
  await sumUp(tx, [id], now)
  const agreed = new Set(moved.filter(({ to }) => to === 'agreed').map((line) => line.id))
  const takenOff = lines.reduce((sum, line) => sum + (agreed.has(line.id) && line.onCredit ? line.allowed : 0), 0)
  const head = await monthHead(tx, id)
  if (head === undefined) throw new Error('a statement that was just moved is gone')
  await giveCreditBack(tx, head.agent.id, takenOff)
  return head
}
