import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isStopping, root } from './job.ts'
import { buildWebWhenStale } from './web-build.ts'

/** Builds the web application when its sources changed, then serves it and the API. */
export const start = async (): Promise<number> => (await buildWebWhenStale()) || serve()

/** In this very process, since another would only wait for it; the server stops by itself at a signal. */
const serve = async (): Promise<number> => {
  if (isStopping()) return 1
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(join(root, 'server/src/main.ts')).href)
  return 0
}
