import type { ReadStatement } from '@innkeeper/rules/bank-statement/read-statement'
import { catalogue, type CallOutput } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Listed } from '#kit/call/listed.ts'
import type { Page } from '#kit/records/pages.ts'
import { rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A file that was read. */
export type StatementFile = CallOutput<'booking/payment/statement-upload'>

/** The most unreadable lines that are kept of a file. */
const mostProblems = 200

const fileRows = rowsLike(catalogue['booking/payment/statement-files'].output.element.strict())
const countRows = rowsLike(z.strictObject({ fresh: z.int() }))

/** Who read a file, its name, and when. */
export type FileFacts = { readonly fileName: string; readonly readBy: string; readonly readAt: Date }

/** Keeps a statement with the lines that no statement of the property had before. Of two at once the second waits for the first. */
export const keepStatement = async (
  tx: PropertyTx,
  { lines, outgoing, problems }: ReadStatement,
  { fileName, readBy, readAt }: FileFacts,
): Promise<StatementFile> => {
  const file = { id: uuidv7(), fileName, readAt: readAt.toISOString(), readBy, outgoing, problems: problems.slice(0, mostProblems) }
  const rows = lines.map((line) => ({ id: uuidv7(), ...line }))
  await tx.rows(insertFile, [tx.propertyId, file.id, fileName, outgoing, JSON.stringify(file.problems), file.readAt, readBy])
  const [counts] = await countRows(tx, insertLines, [tx.propertyId, file.id, JSON.stringify(rows)])
  const fresh = counts?.fresh ?? 0
  await tx.rows('update bank_statement set lines = $3, known = $4 where property_id = $1 and bank_statement_id = $2', [
    tx.propertyId,
    file.id,
    fresh,
    lines.length - fresh,
  ])
  return { ...file, lines: fresh, known: lines.length - fresh }
}

const insertFile = `
  insert into bank_statement (property_id, bank_statement_id, file_name, lines, known, outgoing, problems, read_at, read_by)
    values ($1, $2, $3, 0, 0, $4, $5, $6, $7)`

// In one order, so that two files with the same lines do not wait for each other.
const insertLines = `
  with added as (
    insert into bank_line (property_id, bank_line_id, bank_statement_id, line, paid_on, amount, content, reference, seen_as)
      select $1, l.id, $2, l.line, l."paidOn", l.amount, l.content, l.reference, l."seenAs"
        from json_to_recordset($3) as l (id uuid, line integer, "paidOn" date, amount bigint, content text, reference text, "seenAs" text)
       order by l."seenAs", l.line
      on conflict on constraint bank_line_counted_once do nothing
      returning 1)
  select count(*)::integer as fresh from added`

/** The files of the property, the last first. */
export const statementFiles = async (tx: PropertyTx, { limit, offset }: Page): Promise<Listed<StatementFile[]>> => {
  const rows = await fileRows(
    tx,
    `select bank_statement_id as id, file_name as "fileName", read_at as "readAt", read_by as "readBy", lines, known, outgoing, problems
       from bank_statement where property_id = $1 order by read_at desc, bank_statement_id desc limit $2 offset $3`,
    [tx.propertyId, limit, offset],
  )
  const [found] = await totalRows(tx, 'select count(*)::integer as total from bank_statement where property_id = $1', [tx.propertyId])
  return { rows, total: found?.total ?? 0, all: found?.total ?? 0 }
}
