import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { root } from './job.ts'
import { staysInSources } from './stays-in-sources.ts'

const server = join(root, 'server')
const resolved = /import\.meta\.resolve\('([^']+)'\)/gu
const names = globSync('src/**/*.ts', { cwd: server }).flatMap((file) =>
  [...readFileSync(join(server, file), 'utf8').matchAll(resolved)].map(([, name = '']) => name),
)

/** What the built server says. */
const inBundle = async (name: string): Promise<unknown> => {
  const id = join(server, 'src/resolved.ts')
  const virtual = {
    name: 'virtual',
    resolveId: (asked: string) => (asked === id ? id : null),
    load: (asked: string) => (asked === id ? code : null),
  }
  const code = `export const address = import.meta.resolve('${name}')`
  const bundle = await rolldown({ input: id, cwd: server, platform: 'node', plugins: [virtual, staysInSources] })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return /"(file:[^"]+)"/u.exec(output[0].code)?.[1]
}

/** What the sources say. */
const inSources = (name: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', `process.stdout.write(import.meta.resolve('${name}'))`], {
    cwd: server,
    encoding: 'utf8',
  })

test('the built server reads files of packages where the sources read them', async () => {
  expect(names).toContain('altcha-lib')
  for (const name of names) expect([name, await inBundle(name)]).toEqual([name, inSources(name)])
})
