import { setTimeout as wait } from 'node:timers/promises'
import { hasInstallationPassword, installationPassword, putBackPassword } from '../kit/secret.ts'

const pauseBetweenLooks = 1000
const looksBeforeAnother = 5

/**
 * The password of the embedded database's login, whose file is put back while this process uses it: another that made a password of
 * its own would shut it out. Whoever starts beside a running one (`mayBePutBack`) therefore waits a little for a file that is missing.
 */
export async function keepPassword(dataDir: string, { mayBePutBack }: { mayBePutBack: boolean }) {
  if (mayBePutBack) await waitForFile(dataDir)
  const password = await installationPassword(dataDir)
  let looking: Promise<unknown> = Promise.resolve()
  let isTold = false
  const tell = (error: unknown) => {
    if (!isTold) process.emitWarning(error instanceof Error ? error : String(error))
    isTold = true
  }
  const look = () => {
    looking = looking.then(() => putBackPassword(dataDir, password)).catch(tell)
  }
  const timer = setInterval(look, pauseBetweenLooks).unref()
  const letGo = async () => {
    clearInterval(timer)
    await looking
  }
  return { password, letGo }
}

async function waitForFile(dataDir: string, looksLeft = looksBeforeAnother): Promise<void> {
  if (looksLeft === 0 || (await hasInstallationPassword(dataDir))) return
  await wait(pauseBetweenLooks)
  await waitForFile(dataDir, looksLeft - 1)
}
