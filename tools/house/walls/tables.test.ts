import { expect, test } from 'vitest'
import { openRepository, planted } from '../repository.ts'
import { sharedTables, tableNames, writersByTable } from './tables.ts'

const repository = openRepository()

test('a table is written only by the feature that owns it', () => {
  expect(sharedTables(repository)).toEqual([])
})

test('the tables and their writers are found at all', () => {
  expect(tableNames(repository)).toContain('room_night')
  expect([...(writersByTable(repository).get('diary_entry') ?? [])]).toEqual(['kit'])
})

test.each([
  ['by Kysely', "tx.db.updateTable('diary_entry').set({})"],
  ['by SQL', 'tx.rows(`insert into diary_entry (person) values ($1)`)'],
  ['by SQL over lines', 'tx.rows(`\n  delete from\n    diary_entry`)'],
  ["by the kit's save of a record", "updateRecord(tx, 'diary_entry', seen, saved)"],
  ["by the kit's note of an address that fails", "noteAddress(tx, 'diary_entry', news, moments)"],
  ["by the kit's deletion of a record", "deleteRecord(tx, 'diary_entry', id)"],
])('a second writer is noticed %s', (_how, text) => {
  const found = sharedTables(planted(repository, { 'server/src/features/planted/planted.store.ts': text }))
  expect(found).toContain('diary_entry: kit, planted')
})
