import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './job.ts'

let project: string

/** A project with our entry point and replacements for the programs that it starts, which record that they ran. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'innkeeper-start-'))
  cpSync(join(root, 'tools'), join(project, 'tools'), { recursive: true, filter: (path) => !path.includes('node_modules') })
  plant('package.json', JSON.stringify({ type: 'module', packageManager: 'pnpm@1.0.0' }))
  plant('pnpm-lock.yaml', 'lockfileVersion: 1')
  plant('protocol/src/call.ts', 'export const call = 1')
  plant('rules/src/day.ts', 'export const day = 1')
  plant('web/src/main.tsx', 'export const page = 1')
  plant(
    'web/node_modules/vite/bin/vite.js',
    `${note('build web')}; fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/index.html', '')`,
  )
  plant('server/src/main.ts', 'export const main = 1')
  plant('node_modules/rolldown/package.json', '{ "type": "module", "exports": "./index.js" }')
  plant(
    'node_modules/rolldown/index.js',
    `export const rolldown = async () => ({ write: async ({ dir }) => { ${writeBuilt()} }, close: async () => {} })
import fs from 'node:fs'`,
  )
  plant('bin/npx', `#!${process.execPath}\n${note('install')}; fs.mkdirSync('node_modules', { recursive: true })`)
  chmodSync(join(project, 'bin/npx'), 0o755)
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const notes = (): string => join(project, 'notes')

const note = (what: string): string => `import fs from 'node:fs'; ${append(what)}`

const append = (what: string): string => `fs.appendFileSync(${JSON.stringify(notes())}, '${what}\\n')`

/** The planted builder writes a server that only records that it was started. */
const writeBuilt = (): string => {
  const served = JSON.stringify(`const fs = require('node:fs'); ${append('serve')}`)
  return `${append('build server')}; fs.mkdirSync(dir, { recursive: true }); fs.writeFileSync(dir + '/main.cjs', ${served})`
}

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

/** The programs that one `npm start` runs, in order. */
const ranByStart = (): string[] => {
  rmSync(notes(), { force: true })
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'tools/start.mjs'), 'start'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(project, 'bin'), process.env['PATH'] ?? ''].join(delimiter) },
  })
  if (status !== 0) throw new Error(stderr)
  return existsSync(notes()) ? readFileSync(notes(), 'utf8').trim().split('\n') : []
}

test('the first start installs, builds and serves; a second one only serves', () => {
  expect(ranByStart()).toEqual(['install', 'build web', 'build server', 'serve'])
  expect(ranByStart()).toEqual(['serve'])
})

test.each([
  ['web/src/main.tsx', ['build web']],
  ['protocol/src/call.ts', ['build web', 'build server']],
  ['rules/src/day.ts', ['build web', 'build server']],
  ['server/src/main.ts', ['build server']],
])('where %s changed, the next start does %j, once', (path, builds) => {
  ranByStart()
  appendFileSync(join(project, path), '\n')
  expect(ranByStart()).toEqual([...builds, 'serve'])
  expect(ranByStart()).toEqual(['serve'])
})

test('a file that is as it was builds nothing, whatever its time', () => {
  ranByStart()
  plant('protocol/src/call.ts', 'export const call = 1')
  expect(ranByStart()).toEqual(['serve'])
})

test('where the dependencies changed, the next start installs them again, once', () => {
  ranByStart()
  plant('server/package.json', '{ "dependencies": {} }')
  expect(ranByStart()).toEqual(['install', 'serve'])
  expect(ranByStart()).toEqual(['serve'])
})
