import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'

const keptFor = 60_000
const built = '.cjs'
const places = /([^\s("]+\.cjs):(\d+):(\d+)/g

/**
 * A stack in which the places in the built server are those in its sources. Node could do this for every error (`--enable-source-maps`), but would read
 * the map at each start: 0.15 s and 60 MB.
 */
export const readableStack = (stack: string, main = process.argv[1] ?? ''): string =>
  main.endsWith(built) && stack.includes(dirname(main))
    ? stack.replace(places, (place, file: string, line: string, column: string) => placeIn(file, Number(line), Number(column)) ?? place)
    : stack

const placeIn = (file: string, line: number, column: number): string | undefined => {
  const origin = mapOf(file)?.findOrigin(line, column)
  if (origin === undefined || !('fileName' in origin)) return undefined
  return `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
}

const maps = new Map<string, SourceMap | undefined>()

/** Kept for a while: errors come in swarms, and a map holds some ten megabytes. */
const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) {
    maps.set(file, readMap(`${file}.map`))
    setTimeout(() => maps.delete(file), keptFor).unref()
  }
  return maps.get(file)
}

const written = z.object({
  version: z.number(),
  file: z.string().default(''),
  sourceRoot: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
})

const readMap = (path: string): SourceMap | undefined =>
  existsSync(path) ? new SourceMap(written.parse(JSON.parse(readFileSync(path, 'utf8')))) : undefined
