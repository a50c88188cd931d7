import { resolve } from 'node:path'
import { readSettings, type Settings } from '#settings.ts'
import { provideDatabase } from '../supervise/provide-database.ts'

/** What was typed after the command, the file that it names, and its settings. */
export interface DatabaseCommand {
  file: string
  flags: string[]
  settings: Settings
}

/** Runs a command on the database of the settings and prints its result, or in one line why it was refused. */
export const runDatabaseCommand = async (
  usage: string,
  work: (url: string, command: DatabaseCommand) => Promise<string>,
): Promise<void> => {
  const words = process.argv.slice(2)
  const [file, ...others] = words.filter((word) => !word.startsWith('--'))
  if (!file || others.length > 0) return fail(`Usage: ${usage}`)
  try {
    const settings = readSettings(process.env)
    // npm changes the directory; the file's path is relative to the person's directory.
    const command = { file: resolve(process.env['INIT_CWD'] ?? '.', file), flags: words.filter((word) => word.startsWith('--')), settings }
    process.stdout.write(`${await onDatabase(settings, (url) => work(url, command))}\n`)
  } catch (error) {
    if (!(error instanceof Error) || !error.name.endsWith('Refused')) throw error
    fail(error.message)
  }
}

const onDatabase = async (settings: Settings, work: (url: string) => Promise<string>): Promise<string> => {
  const database = await provideDatabase(settings)
  try {
    return await work(database.ownerUrl)
  } finally {
    await database.stop()
  }
}

const fail = (message: string): void => {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
