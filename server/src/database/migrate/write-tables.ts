import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeTables } from './describe-tables.ts'
import { tablesSource } from './tables-source.ts'
import { withScratchDatabase } from './scratch-database.ts'

const file = fileURLToPath(new URL('../tables.gen.ts', import.meta.url))

const source = tablesSource(await withScratchDatabase((pool) => describeTables(pool)))
const check = async (): Promise<void> => {
  if ((await readFile(file, 'utf8')) === source) return
  process.stderr.write('server/src/database/tables.gen.ts does not match the migrations: run `npm run tables`\n')
  process.exitCode = 1
}

if (process.argv.includes('--check')) await check()
else await writeFile(file, source)
