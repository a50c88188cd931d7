import { resolve } from 'node:path'
import { readSettings } from '../settings.ts'
import { provideDatabase } from './provide-database.ts'

/** What was typed after the command, and the file that it names. */
export interface DatabaseCommand {
  file: string
  flags: string[]
}

/** Runs a command on the database of the settings and prints what it answers, or in one line why it was refused. */
export async function runDatabaseCommand(usage: string, work: (url: string, command: DatabaseCommand) => Promise<string>): Promise<void> {
  const words = process.argv.slice(2)
  const [file, ...others] = words.filter((word) => !word.startsWith('--'))
  if (!file || others.length > 0) return fail(`Usage: ${usage}`)
  try {
    // npm changes the directory; the file was named from where the person stands.
    const command = { file: resolve(process.env['INIT_CWD'] ?? '.', file), flags: words.filter((word) => word.startsWith('--')) }
    process.stdout.write(`${await onDatabase((url) => work(url, command))}\n`)
  } catch (error) {
    if (!(error instanceof Error) || !error.name.endsWith('Refused')) throw error
    fail(error.message)
  }
}

async function onDatabase(work: (url: string) => Promise<string>): Promise<string> {
  const database = await provideDatabase(readSettings(process.env))
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
