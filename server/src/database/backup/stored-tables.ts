import type pg from 'pg'
import type { BackupSequence, BackupTable } from './backup-file.ts'

const ownSchema = `namespace.nspname not like 'pg\\_%' and namespace.nspname <> 'information_schema'`

/** Every table that stores rows, quoted for SQL, with the columns that can be written; without the list of migrations. */
export const storedTables = async (client: pg.ClientBase): Promise<BackupTable[]> => {
  const { rows } = await client.query<BackupTable>(`
    select format('%I.%I', namespace.nspname, class.relname) as "table",
           array_agg(quote_ident(attribute.attname) order by attribute.attnum) as columns
      from pg_class class
      join pg_namespace namespace on namespace.oid = class.relnamespace
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
           and not attribute.attisdropped and attribute.attgenerated = ''
     where class.relkind = 'r' and ${ownSchema} and class.oid <> 'public.migration'::regclass
     group by 1 order by 1`)
  return rows
}

/** The values of all sequences. */
export const storedSequences = async (client: pg.ClientBase): Promise<BackupSequence[]> => {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', namespace.nspname, class.relname) as name
      from pg_class class
      join pg_namespace namespace on namespace.oid = class.relnamespace
     where class.relkind = 'S' and ${ownSchema} order by 1`)
  if (rows.length === 0) return []
  const counts = rows.map(
    ({ name }) => `select '${name.replaceAll("'", "''")}' as name, last_value as value, is_called as called from ${name}`,
  )
  return (await client.query<BackupSequence>(counts.join(' union all '))).rows
}

/** The names of the tables that hold at least one row. */
export const filledTables = async (client: pg.ClientBase): Promise<string[]> => {
  const tables = await storedTables(client)
  if (tables.length === 0) return []
  const asked = tables.map(({ table }) => `select '${table.replaceAll("'", "''")}' as name where exists (select from ${table})`)
  const { rows } = await client.query<{ name: string }>(asked.join(' union all '))
  return rows.map(({ name }) => name)
}

/** Deletes everything of Innkeeper in this database, and leaves the empty schema of a new database. */
export const dropEverything = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(namespace.nspname) as name from pg_namespace namespace where ${ownSchema}`,
  )
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  await client.query('create schema public; grant usage on schema public to public')
}
