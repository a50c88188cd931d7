import { join } from 'node:path'
import { isBuilt, keepStamp, parts, stampNow, stampsOf } from './built.mjs'
import { root, runScript } from './job.ts'

type Part = keyof typeof parts

const builders: Readonly<Record<Part, () => Promise<number>>> = {
  web: () => runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') }),
  server: () => runScript('tools/start/build-server.ts'),
}

/** Builds the web application unless the last build was of exactly these sources; returns the exit code. */
export const buildWebWhenStale = (): Promise<number> => buildWhenStale('web')

/** Builds the server into one file unless the last build was of exactly these sources; returns the exit code. */
export const buildServerWhenStale = (): Promise<number> => buildWhenStale('server')

const buildWhenStale = async (name: Part): Promise<number> => {
  const part = parts[name]
  if (isBuilt(root, part)) return 0
  const stamps = stampNow(root, part)
  const code = stampsOf(root, part)?.content === stamps.content ? 0 : await builders[name]()
  if (code === 0) keepStamp(root, part, stamps)
  return code
}
