import { chromiumEnvironment } from './chromium.ts'
import { runScript } from './job.ts'
import { buildWebWhenStale } from './web-build.ts'

/** Prints the measured claims. */
export const bench = async (args: string[]): Promise<number> => {
  const env = await chromiumEnvironment()
  return (await buildWebWhenStale()) || runScript('bench/main.ts', args, { env })
}
