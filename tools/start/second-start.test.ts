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
    `${note('build')}; fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/index.html', '')`,
  )
  plant('server/src/main.ts', note('serve'))
  plant('bin/npx', `#!${process.execPath}\n${note('install')}; fs.mkdirSync('node_modules', { recursive: true })`)
  chmodSync(join(project, 'bin/npx'), 0o755)
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const notes = (): string => join(project, 'notes')

const note = (what: string): string => `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(notes())}, '${what}\\n')`

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

/** What one `npm start` runs, in order. */
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
  expect(ranByStart()).toEqual(['install', 'build', 'serve'])
  expect(ranByStart()).toEqual(['serve'])
})

test.each(['web/src/main.tsx', 'protocol/src/call.ts', 'rules/src/day.ts'])(
  'where %s changed, the next start builds again, once',
  (path) => {
    ranByStart()
    appendFileSync(join(project, path), '\n')
    expect(ranByStart()).toEqual(['build', 'serve'])
    expect(ranByStart()).toEqual(['serve'])
  },
)

test('where the dependencies changed, the next start installs them again, once', () => {
  ranByStart()
  plant('server/package.json', '{ "dependencies": {} }')
  expect(ranByStart()).toEqual(['install', 'serve'])
  expect(ranByStart()).toEqual(['serve'])
})
