import { buildWebWhenStale } from './web-build.ts'
import { runScript } from './job.ts'

/** Builds the web application when its sources changed, then serves it and the API. */
export const start = async (args: string[]): Promise<number> => (await buildWebWhenStale()) || runScript('server/src/main.ts', args)
