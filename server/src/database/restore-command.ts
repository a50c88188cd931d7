import { restore } from './restore.ts'
import { runDatabaseCommand } from './run-database-command.ts'

await runDatabaseCommand('npm run restore -- FILE [--replace]', async (url, { file, flags }) => {
  const { tables, rows } = await restore(url, file, { replace: flags.includes('--replace') })
  return `Restored ${rows} rows of ${tables} tables from ${file}`
})
