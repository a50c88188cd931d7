import { bench } from './bench.ts'
import { check } from './check.ts'
import { develop } from './develop.ts'
import { root, runScript, stopJobs } from './job.ts'
import { pictures } from './pictures.ts'
import { start } from './start.ts'
import { test } from './test.ts'

type Command = (args: string[]) => Promise<number>

const commands: Record<string, Command> = {
  start,
  dev: develop,
  test,
  check,
  bench,
  pictures,
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
