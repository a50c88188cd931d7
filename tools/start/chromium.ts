import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { firstExecutable, installDebianPackage } from './debian.ts'
import { root, runScript } from './job.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const journeys = createRequire(join(root, 'journeys', 'package.json'))

/**
 * The environment for a browser test: CHROMIUM_PATH as given, else a Chromium of this machine, installed now if necessary; without one
 * Playwright uses its own.
 */
export const chromiumEnvironment = async (): Promise<Record<string, string>> => {
  const path = process.env['CHROMIUM_PATH'] ?? (await chromiumHere()) ?? (await debianChromium())
  if (path) return { CHROMIUM_PATH: path }
  await downloadChromium()
  return {}
}

const chromiumHere = async (): Promise<string | undefined> => {
  const directories = (process.env['PATH'] ?? '').split(delimiter)
  return firstExecutable(directories.flatMap((directory) => names.map((name) => join(directory, name))))
}

const debianChromium = async (): Promise<string | undefined> => ((await installDebianPackage('chromium')) ? chromiumHere() : undefined)

const downloadChromium = async (): Promise<void> => {
  const cli = join(dirname(journeys.resolve('playwright-core/package.json')), 'cli.js')
  if ((await runScript(cli, ['install', 'chromium'])) === 0) return
  throw new Error('No Chromium: install one (on Debian `apt-get install chromium`), or set CHROMIUM_PATH')
}
