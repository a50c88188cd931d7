import { backup } from './backup.ts'
import { runDatabaseCommand } from './run-database-command.ts'

await runDatabaseCommand('npm run backup -- FILE', async (url, { file }) => {
  const { tables, rows } = await backup(url, file)
  return `${file} holds ${rows} rows of ${tables} tables`
})
