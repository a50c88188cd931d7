import { fileStoreOf } from '#outside/file-store.ts'
import { backup } from './backup.ts'
import { runDatabaseCommand } from './run-database-command.ts'

await runDatabaseCommand('npm run backup -- FILE', async (url, { file, settings }) => {
  const isInBucket = settings.filesS3 !== undefined
  const { tables, rows, files } = await backup(url, file, isInBucket ? undefined : fileStoreOf(settings))
  const photos = isInBucket ? 'photos and certificates stay in their bucket, which is backed up by its own means' : `${files} files`
  return `${file} holds ${rows} rows of ${tables} tables; ${photos}`
})
