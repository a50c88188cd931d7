import { root, runScript, stopJobs } from './job.ts'

type Command = (args: string[]) => Promise<number>

// Each command loads only its own code.
const commands: Record<string, Command> = {
  start: async () => (await import('./start.ts')).start(),
  dev: async (args) => (await import('./develop.ts')).develop(args),
  test: async () => (await import('./test.ts')).test(),
  check: async () => (await import('./check.ts')).check(),
  bench: async (args) => (await import('./bench.ts')).bench(args),
  pictures: async (args) => (await import('./pictures.ts')).pictures(args),
  backup: (args) => runScript('server/src/database/backup/backup-command.ts', args),
  restore: (args) => runScript('server/src/database/backup/restore-command.ts', args),
  words: async () => (await runScript('tools/words.ts')) || runScript('tools/coverage.ts'),
  tables: (args) => runScript('server/src/database/migrate/write-tables.ts', args),
}

const main = async (): Promise<number> => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (command) return command(args)
  process.stderr.write(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}\n`)
  return 2
}

process.chdir(root)
process.on('SIGINT', stopJobs)
process.on('SIGTERM', stopJobs)
process.on('disconnect', () => stopJobs('SIGTERM'))
process.channel?.unref()
process.exitCode = await main()
