import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { lineStandings } from '@innkeeper/protocol/words/sale/statement-words'
import { z } from 'zod'
import { likeText } from '#database/like-text.ts'
import type { Listed } from '#kit/call/listed.ts'
import { dayInRow, momentInRow, rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const storedLine = z.strictObject({
  id: z.uuid(),
  paidOn: dayInRow,
  amount: z.int(),
  content: z.string(),
  reference: z.string(),
  fileName: z.string(),
  line: z.int(),
  standing: z.enum(lineStandings),
  decidedBy: z.string().nullable(),
  decidedAt: momentInRow.nullable(),
  entryId: z.uuid().nullable(),
  code: z.string().nullable(),
})

/** A line as it is stored; `code` is the booking of its transaction. */
export type StoredLine = z.output<typeof storedLine>

const lineRows = rowsLike(storedLine)

const columns = `l.bank_line_id as id, l.paid_on as "paidOn", l.amount, l.content, l.reference, s.file_name as "fileName", l.line,
  bank_line_standing(l) as standing, l.decided_by as "decidedBy", l.decided_at as "decidedAt", l.ledger_entry_id as "entryId", b.code`

const from = `from bank_line l
  join bank_statement s using (property_id, bank_statement_id)
  left join ledger_entry e on e.property_id = l.property_id and e.ledger_entry_id = l.ledger_entry_id
  left join payable b on b.property_id = e.property_id and b.booking_id = e.booking_id`

const matching = `l.property_id = $1 and bank_line_standing(l) = $2
  and ($3 = '' or folded(l.content || ' ' || l.reference || ' ' || coalesce(b.code, '')) like '%' || folded($3) || '%')`

/** A page of the lines with a standing, the last day first. */
export const linePage = async (
  tx: PropertyTx,
  { text, standing, limit, offset }: CallRequest<'booking/payment/statement-lines'>,
): Promise<Listed<StoredLine[]>> => {
  const values = [tx.propertyId, standing, likeText(text)]
  const rows = await lineRows(
    tx,
    `select ${columns} ${from} where ${matching} order by l.paid_on desc, l.bank_line_id desc limit $4 offset $5`,
    [...values, limit, offset],
  )
  const [found] = await totalRows(tx, `select count(*)::integer as total ${from} where ${matching}`, values)
  const [all] = await totalRows(tx, 'select count(*)::integer as total from bank_line where property_id = $1', [tx.propertyId])
  return { rows, total: found?.total ?? 0, all: all?.total ?? 0 }
}

/** A line of the property. */
export const findLine = async (tx: PropertyTx, id: string): Promise<StoredLine | undefined> =>
  (await lineRows(tx, `select ${columns} ${from} where l.property_id = $1 and l.bank_line_id = $2`, [tx.propertyId, id]))[0]

/** The lines with some ids, locked until the transaction ends. */
export const lockLines = (tx: PropertyTx, ids: readonly string[]): Promise<StoredLine[]> =>
  lineRows(tx, `select ${columns} ${from} where l.property_id = $1 and l.bank_line_id = any($2) order by l.bank_line_id for update of l`, [
    tx.propertyId,
    ids,
  ])

/** What a person decided of lines: the transaction that each became, or that it is no booking's money (`aside`). */
export type Decision = { readonly entries: ReadonlyMap<string, string>; readonly person: string; readonly now: Date }

/** Notes which transactions locked lines became. */
export const markBooked = async (tx: PropertyTx, { entries, person, now }: Decision): Promise<void> => {
  await tx.rows(
    `update bank_line l set ledger_entry_id = done.entry, decided_by = $3, decided_at = $4
       from unnest($2::uuid[], $5::uuid[]) as done (line, entry)
      where l.property_id = $1 and l.bank_line_id = done.line`,
    [tx.propertyId, [...entries.keys()], person, now.toISOString(), [...entries.values()]],
  )
}

/** Sets locked lines aside, or takes them back. */
export const markAside = async (
  tx: PropertyTx,
  ids: readonly string[],
  { aside, person, now }: { readonly aside: boolean; readonly person: string; readonly now: Date },
): Promise<void> => {
  await tx.rows(
    `update bank_line set aside = $3, ledger_entry_id = null, decided_by = $4, decided_at = $5
      where property_id = $1 and bank_line_id = any($2)`,
    [tx.propertyId, ids, aside, person, now.toISOString()],
  )
}
