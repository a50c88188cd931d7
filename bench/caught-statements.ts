import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** A statement that the server sent, with the text of its values. */
export type Statement = { readonly text: string; readonly values: readonly (string | null)[] }

/**
 * The statements with values that the server sends to PostgreSQL while it works, read from PostgreSQL's own log, so that the limit of a
 * call is its current query, whatever that has become.
 */
export const catchStatements = async (database: pg.Pool, dataDir: string, work: () => Promise<unknown>): Promise<Statement[]> => {
  const path = join(dataDir, 'postgres', 'postgres.log')
  await logAll(database, true)
  const { size } = await stat(path)
  await work()
  await logAll(database, false)
  return statementsIn(await textFrom(path, size))
}

/** The statement that reads prices. */
export const readerOfPrices = (caught: readonly Statement[]): Statement => {
  const [query, ...others] = caught.filter(({ text }) => text.includes('rate_night'))
  if (query === undefined || others.length > 0) throw new Error(`of ${caught.length} statements not one alone reads prices`)
  return query
}

const logAll = async (database: pg.Pool, all: boolean): Promise<void> => {
  await database.query(all ? `alter system set log_statement = 'all'` : 'alter system reset log_statement')
  await database.query('select pg_reload_conf()')
  // Every server process applies the setting when it next checks; a reload asks it to do so at once.
  await wait(200)
}

const textFrom = async (path: string, offset: number): Promise<string> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return (await file.read(Buffer.alloc(size - offset), 0, size - offset, offset)).buffer.toString('utf8')
  } finally {
    await file.close()
  }
}

const entry = /^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /m

const statementsIn = (log: string): Statement[] => {
  const entries = log.split(entry)
  return entries.flatMap((text, index) => {
    const [, statement] = /^LOG: {2}execute [^:]+: ([\s\S]+)$/.exec(text) ?? []
    if (statement === undefined) return []
    const [, values = ''] = /^DETAIL: {2}parameters: ([\s\S]+)$/i.exec(entries[index + 1] ?? '') ?? []
    return [{ text: statement.replaceAll('\n\t', '\n').trim(), values: valuesIn(values) }]
  })
}

const valuesIn = (detail: string): (string | null)[] =>
  [...detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(([, value]) => value?.replaceAll(`''`, `'`) ?? null)
