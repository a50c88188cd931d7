import { fileStoreOf } from '#outside/file-store.ts'
import { restore } from './restore.ts'
import { runDatabaseCommand } from './run-database-command.ts'

await runDatabaseCommand('npm run restore -- FILE [--replace]', async (url, { file, flags, settings }) => {
  const { tables, rows, files } = await restore(url, file, { replace: flags.includes('--replace'), store: fileStoreOf(settings) })
  return `Restored ${rows} rows of ${tables} tables and ${files} files from ${file}`
})
