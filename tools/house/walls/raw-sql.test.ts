import { expect, test } from 'vitest'
import { rawPlaces, rawStatements, shapelessReads, unneededPlaces } from './raw-sql.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()
const foundIn = (path: string, text: string) =>
  rawStatements(planted(repository, { [path]: text })).filter((line) => line.includes('planted'))

test('SQL text is written only where the plan matters; elsewhere by the typed builder', () => {
  expect(rawStatements(repository)).toEqual([])
})

test('each place that may write SQL text does', () => {
  expect(unneededPlaces(repository)).toEqual([])
})

test.each([
  ['sent as text', "tx.rows('select 1')"],
  ['sent as text with a type', 'tx.rows<Row>(\n  `select 1`)'],
  ['sent with the shape of its rows', 'const rows = rowsLike(z.object({ one: z.int() }))'],
  ['past the transaction', "pool.query('select 1')"],
  ['as a whole statement of the builder', 'sql<Row>`\n  select 1 from room_type`.execute(tx.db)'],
])('a statement is noticed %s', (_how, text) => {
  expect(foundIn('server/src/features/planted/planted.store.ts', text)).toHaveLength(1)
})

test('a statement of the builder, and a part of one, is let be', () => {
  const text = "tx.db.selectFrom('room_type').where(sql<boolean>`active`).select(sql`(select count(*) from bank)`.as('banks'))"
  expect(foundIn('server/src/features/planted/planted.store.ts', text)).toEqual([])
})

test('where the plan matters it is let be', () => {
  expect(Object.keys(rawPlaces)).toContain('server/src/features/rates/')
  expect(foundIn('server/src/features/rates/planted.store.ts', "tx.rows('select 1')")).toEqual([])
})

test('each read of SQL text declares the shape of its rows', () => {
  expect(shapelessReads(repository)).toEqual([])
})

test.each(['tx.rows<Row>(`select 1`)', "pool.query<{ one: number }>('select 1')"])('a read without a shape is noticed: %s', (text) => {
  const path = 'server/src/features/rates/planted.store.ts'
  expect(shapelessReads(planted(repository, { [path]: text }))).toEqual([`${path}:1`])
})
