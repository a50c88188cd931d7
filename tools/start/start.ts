import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServerWhenStale, buildWebWhenStale } from './build-when-stale.ts'
import { parts } from './built.mjs'
import { isStopping, root } from './job.ts'

/** Builds the web application and the server where their sources changed, then serves. Where nothing changed, the entry point serves without us. */
export const start = async (): Promise<number> => (await buildWebWhenStale()) || (await buildServerWhenStale()) || serve()

/** In this very process, since another would only wait for it; the server stops by itself at a signal. */
const serve = async (): Promise<number> => {
  if (isStopping()) return 1
  await import(pathToFileURL(join(root, parts.server.result)).href)
  return 0
}
