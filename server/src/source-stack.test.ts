import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readableStack } from './source-stack.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innkeeper-stack-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The built file's second line, from its third column, was the sixth line of a source. */
const map = { version: 3, sources: ['../src/price.ts'], names: [], mappings: ';EAKA' }

const stackIn = (file: string) => `Error: no price\n    at priceOf (${file}:2:3)\n    at node:internal/process:1:1`

test('a place in the built server is told as the place in its source', async () => {
  const built = join(folder, 'built', 'main.cjs')
  const chunk = join(folder, 'built', 'price.cjs')
  await mkdir(join(folder, 'built'))
  await writeFile(`${chunk}.map`, JSON.stringify(map))
  expect(readableStack(stackIn(chunk), built)).toBe(
    `Error: no price\n    at priceOf (${join(folder, 'src', 'price.ts')}:6:1)\n    at node:internal/process:1:1`,
  )
  // A line of the log is JSON.
  expect(readableStack(JSON.stringify({ stack: stackIn(chunk) }), built)).toContain(`${join(folder, 'src', 'price.ts')}:6:1)\\n`)
})

test('without a map, or where the sources run, a stack stays as it is', () => {
  const chunk = join(folder, 'price.cjs')
  expect(readableStack(stackIn(chunk), join(folder, 'main.cjs'))).toBe(stackIn(chunk))
  expect(readableStack(stackIn(chunk), join(folder, 'main.ts'))).toBe(stackIn(chunk))
})
