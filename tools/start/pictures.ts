import { chromiumEnvironment } from './chromium.ts'
import { runScript } from './job.ts'
import { buildWebWhenStale } from './build-when-stale.ts'

/** Takes the pictures of the README and of the user guide. */
export const pictures = async (args: string[]): Promise<number> => {
  const env = await chromiumEnvironment()
  return (await buildWebWhenStale()) || runScript('journeys/pictures.ts', args, { env })
}
