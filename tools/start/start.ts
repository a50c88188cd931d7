import { buildWebWhenStale } from './web-build.ts'
import { runScript } from './job.ts'

/** Builds the web application when its sources changed, then serves it and the API. */
export async function start(args: string[]): Promise<number> {
  return (await buildWebWhenStale()) || runScript('server/src/main.ts', args)
}
