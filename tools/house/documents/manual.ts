import { z } from 'zod'
import type { Repository } from '../repository.ts'

const readers = ['README.md', 'CONTRIBUTING.md']
const manifest = z.object({ scripts: z.record(z.string(), z.string()) })

/** Commands in the README or CONTRIBUTING that do not exist, as `document: command`. */
export const unknownCommands = (repository: Repository): readonly string[] => {
  const { scripts } = manifest.parse(JSON.parse(repository.read('package.json')))
  return readers.flatMap((document) =>
    commandsIn(repository.read(document))
      .filter((command) => !(command in scripts))
      .map((command) => `${document}: npm ${command}`),
  )
}

/** Existing commands that neither document names. */
export const untoldCommands = (repository: Repository): readonly string[] => {
  const { scripts } = manifest.parse(JSON.parse(repository.read('package.json')))
  const told = new Set(readers.flatMap((document) => commandsIn(repository.read(document))))
  return Object.keys(scripts).filter((command) => !told.has(command))
}

/** Settings that the README describes but the server does not read, and settings that the server reads but the README does not describe. */
export const settingsAtOdds = (repository: Repository): readonly string[] => {
  const read = settingsRead(repository.read('server/src/settings.ts'))
  const told = settingsTold(repository.read('README.md'))
  return [
    ...[...told].filter((setting) => !read.has(setting)).map((setting) => `${setting} is told and not read`),
    ...[...read].filter((setting) => !told.has(setting)).map((setting) => `${setting} is read and not told`),
  ]
}

const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run (?<script>[\w:-]+)|(?<short>start|test)\b)/g)].map(
    ({ groups }) => groups?.['script'] ?? groups?.['short'] ?? '',
  )

/** The keys of the schema: a setting is a name in capitals at the start of its line. */
const settingsRead = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? ''))

/** The first column of the table under “Settings”; one line may name two. */
const settingsTold = (text: string): ReadonlySet<string> => {
  const [, section = ''] = /^## Settings$(?<table>.*?)^## /ms.exec(text) ?? []
  const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell ?? '')
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? '')))
}
