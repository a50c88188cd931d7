import type { Repository } from '../repository.ts'

/** Tables that more than one feature writes, as `table: writers`. The kit, the seed and each feature count as one writer. */
export const sharedTables = (repository: Repository): readonly string[] =>
  [...writersByTable(repository)]
    .filter(([, writers]) => writers.size > 1)
    .map(([table, writers]) => `${table}: ${[...writers].toSorted().join(', ')}`)

/** The writers of each table. */
export const writersByTable = (repository: Repository): ReadonlyMap<string, ReadonlySet<string>> => {
  const tables = tableNames(repository)
  const writers = new Map<string, Set<string>>()
  for (const path of repository.paths.filter(writes)) {
    for (const table of writtenTables(repository.read(path)).filter((name) => tables.has(name))) {
      writers.set(table, (writers.get(table) ?? new Set()).add(writerOf(path)))
    }
  }
  return writers
}

/** Every table of the migrations. */
export const tableNames = (repository: Repository): ReadonlySet<string> => {
  const migrations = repository.paths.filter((path) => /^server\/migrations\/.+\.sql$/.test(path)).map(repository.read)
  return new Set(migrations.flatMap((text) => [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name ?? '')))
}

/** The seed and tests may write any table; the product's own code may not. */
const writes = (path: string): boolean => /^server\/src\/(features|kit|outside)\/.+\.ts$/.test(path) && !path.endsWith('.test.ts')

const writerOf = (path: string): string => {
  const [, , part = '', feature = ''] = path.split('/')
  return part === 'features' ? feature : part
}

/** By Kysely's insertInto, updateTable, deleteFrom and mergeInto, by the kit's updateRecord, deleteRecord, switchRecords and noteAddress, or by SQL text. */
const writtenTables = (text: string): readonly string[] => [
  ...[...text.matchAll(/\b(?:updateRecord|deleteRecord|switchRecords|noteAddress)\(\s*tx,\s*'(\w+)/g)].map(([, name]) => name ?? ''),
  ...[...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g)].map(([, name]) => name ?? ''),
  ...[...text.matchAll(/\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into)\s+(?:only\s+)?(\w+)/gi)].map(
    ([, name]) => name ?? '',
  ),
]
