import { expect, test } from 'vitest'
import { useTestServer } from '#testing/server/test-server.ts'
import { rateColumns, roomColumns, type NightColumn } from './night-columns.ts'

const server = useTestServer()

const described = (columns: readonly NightColumn[]) =>
  columns.map(({ column, type, empty }) => ({
    column,
    type,
    empty: empty === 'null' ? null : empty,
  }))

// These columns say where a night is and what happened there; nobody types them into a night.
const notTyped = ['property_id', 'room_plan_id', 'room_type_id', 'night', 'version', 'sold', 'total_rooms', 'frozen']

const columnsOf = async (table: string) => {
  const { rows } = await server.database.pool.query<{ column: string; type: string; empty: string | null }>(
    `select column_name as column, replace(data_type, 'smallint', 'integer') as type, column_default as empty from information_schema.columns
      where table_name = $1 and column_name <> all($2) order by column_name`,
    [table, notTyped],
  )
  return rows
}

test.each([
  ['rate_night', rateColumns],
  ['room_night', roomColumns],
] as const)('the columns of %s that a person sets are the fields of nights, with their types and empty values', async (table, columns) => {
  const sorted = described(columns).toSorted((one, other) => (one.column < other.column ? -1 : 1))
  expect(await columnsOf(table)).toEqual(sorted)
})
