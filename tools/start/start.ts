import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServerWhenStale, buildWebWhenStale } from './build-when-stale.ts'
import { parts } from './built.mjs'
import { isStopping, root } from './job.ts'

/**
 * Builds the web application and the server if their sources changed, then serves. If nothing changed, the entry point serves without this
 * file.
 */
export const start = async (): Promise<number> => (await buildWebWhenStale()) || (await buildServerWhenStale()) || serve()

/** Runs the server in this process, because a parent process would only wait for it. The server handles signals itself. */
const serve = async (): Promise<number> => {
  if (isStopping()) return 1
  await import(pathToFileURL(join(root, parts.server.result)).href)
  return 0
}
