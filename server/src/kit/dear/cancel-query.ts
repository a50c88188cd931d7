import type pg from 'pg'

/**
 * Cancels what a connection is running, by another one. The database would otherwise notice only at its next answer that nobody waits, which
 * for a long sort is minutes.
 */
export const cancelQuery = async (pool: pg.Pool, client: pg.ClientBase): Promise<void> => {
  const pid: unknown = Reflect.get(client, 'processID')
  await pool.query('select pg_cancel_backend($1)', [pid])
}
