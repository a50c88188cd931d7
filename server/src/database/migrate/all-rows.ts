import type pg from 'pg'

/**
 * Does work that needs every row of every table, inside the caller's transaction. Row security holds for the owner of a table too, and shows
 * an owner who is no superuser no row: an update would change nothing and say nothing. The owner lifts it and restores it; both take locks
 * until the end of the transaction, so that nobody reads in between.
 */
export const withAllRows = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  const tables = await hiddenTables(client)
  for (const table of tables) await client.query(`alter table ${table} no force row level security`)
  const result = await work()
  for (const table of tables) await client.query(`alter table if exists ${table} force row level security`)
  return result
}

/** The tables whose rows are hidden from this login although it owns them; none for a superuser. */
const hiddenTables = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, t.relname) as name
       from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where t.relforcerowsecurity and pg_has_role(t.relowner, 'usage')
        and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
      order by t.oid`,
  )
  return rows.map(({ name }) => name)
}
