import { addMonths, firstOfMonth, type Day } from '@innkeeper/rules/days/day'
import type { MonthLineState } from '@innkeeper/rules/month-statement/month-line-states'
import { z } from 'zod'
import { drawMonth } from '#features/bookings/monthly/draw-month.ts'
import { moveLines, sumUp, writeNotes } from '#features/bookings/monthly/month-lines.store.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** Draws up the last month of a property as the clock does: nobody has looked at it yet. */
export const drawLastMonth = async (tx: Tx, propertyId: string, { today, now }: Omit<Drawing, 'by'>): Promise<void> => {
  await drawMonth({ ...tx, propertyId }, addMonths(firstOfMonth(today), -1), new Date(now.getTime() - 8 * hour))
}

type Drawing = { readonly today: Day; readonly now: Date; readonly by: string }

const hour = 3_600_000

/**
 * The last month of a property: drawn up as the clock does, then the first agent has agreed on all of it with the property, the second disputes a
 * line of it, and the property has agreed to the others; the fifth has agreed on all of it too and owes what was on credit.
 */
export const seedMonthlyStatements = async (tx: Tx, propertyId: string, { today, now, by }: Drawing): Promise<void> => {
  const at: PropertyTx = { ...tx, propertyId }
  await drawLastMonth(tx, propertyId, { today, now })
  const [agreed = [], disputed = [], , , owed = []] = await linesByAgent(at)
  await move(at, [...agreed, ...owed], 'agreed', new Date(now.getTime() - 3 * hour))
  const [line, ...others] = disputed
  if (line === undefined) return
  await move(at, others, 'propertyAgrees', new Date(now.getTime() - 3 * hour))
  await move(at, [line], 'agentDisputes', new Date(now.getTime() - hour))
  const said = { line: line.id, kind: 'dispute', byAgent: true, person: line.agent, note: reason, amount: line.amount } as const
  await writeNotes(at, [said], new Date(now.getTime() - hour))
  const answered = others[0]
  if (answered === undefined) return
  const dispute = { ...said, line: answered.id, note: secondReason, amount: answered.amount }
  await writeNotes(at, [dispute], new Date(now.getTime() - 5 * hour))
  const answer = { ...dispute, kind: 'answer', byAgent: false, person: by, note: secondAnswer } as const
  await writeNotes(at, [answer], new Date(now.getTime() - 3 * hour))
}

const lineRow = z.strictObject({ id: z.uuid(), statementId: z.uuid(), agent: z.string(), amount: z.int() })
const lineRows = rowsLike(lineRow)

type SeededLine = z.output<typeof lineRow>

/** The lines of the statements, by agent in the order of their codes. */
const linesByAgent = async (tx: PropertyTx): Promise<readonly (readonly SeededLine[])[]> => {
  const rows = await lineRows(
    tx,
    `select l.month_line_id as id, l.month_statement_id as "statementId", a.name_vi as agent, l.amount
       from month_line l join month_statement s using (property_id, month_statement_id) join travel_agent a using (travel_agent_id)
       join monthly_booking b using (property_id, booking_id)
      where l.property_id = $1 order by a.code, s.month_statement_id, b.service_day, b.code`,
    [tx.propertyId],
  )
  return [...Map.groupBy(rows, ({ statementId }) => statementId).values()]
}

const move = async (tx: PropertyTx, lines: readonly SeededLine[], to: MonthLineState, now: Date): Promise<void> => {
  if (lines.length === 0) return
  await moveLines(
    tx,
    lines.map(({ id }) => ({ id, to, allowed: 0 })),
    now,
  )
  await sumUp(tx, [...new Set(lines.map(({ statementId }) => statementId))], now)
}

const reason = 'Khách trả phòng sớm một đêm, đã báo lễ tân.'
const secondReason = 'Hoá đơn của chúng tôi không có bữa tối.'
const secondAnswer = 'Bữa tối nằm trong gói bán, xem bảng giá của đặt phòng.'
