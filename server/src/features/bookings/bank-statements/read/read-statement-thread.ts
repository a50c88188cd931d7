import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readStatement, type NoStatement, type ReadStatement } from '@innkeeper/rules/bank-statement/read-statement'
import { isDay } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { mostRows, type ReadStatementFile } from './read-statement-file.ts'
import { statementTables } from './statement-tables.ts'

const asked = z.object({
  path: z.string(),
  today: z.custom<`${number}-${number}-${number}`>((text) => typeof text === 'string' && isDay(text)),
})

// The thread that reads one statement and ends: a stranger's file is unpacked where its memory has a bound and goes with the thread.
const read = async ({ path, today }: z.output<typeof asked>): Promise<ReadStatementFile> => {
  const tables = await statementTables(await readFile(path), mostRows)
  if (typeof tables === 'string') return { refused: tables, max: mostRows, missing: [] }
  const results = tables.map((rows) => readStatement(rows, today))
  const found = results.findIndex(isStatement)
  const statement = results[found]
  if (statement === undefined || !isStatement(statement)) return { refused: 'statementNoColumns', max: mostRows, missing: nearest(results) }
  if ((tables[found]?.length ?? 0) > mostRows) return { refused: 'statementTooLarge', max: mostRows, missing: [] }
  const { lines, outgoing, problems } = statement
  return lines.length + outgoing + problems.length === 0 ? { refused: 'statementEmpty', max: mostRows, missing: [] } : statement
}

const isStatement = (result: ReadStatement | NoStatement): result is ReadStatement => 'lines' in result

const nearest = (results: readonly (ReadStatement | NoStatement)[]): NoStatement['missing'] =>
  results.flatMap((one) => ('missing' in one ? [one.missing] : [])).toSorted((a, b) => a.length - b.length)[0] ?? []

parentPort?.postMessage(await read(asked.parse(workerData)))
