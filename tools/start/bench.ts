import { chromiumEnvironment } from './chromium.ts'
import { runScript } from './job.ts'
import { buildServerWhenStale, buildWebWhenStale } from './build-when-stale.ts'

/** Prints the measured claims. */
export const bench = async (args: string[]): Promise<number> => {
  const env = await chromiumEnvironment()
  return (await buildWebWhenStale()) || (await buildServerWhenStale()) || runScript('bench/main.ts', args, { env })
}
