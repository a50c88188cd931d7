import { setTimeout as wait } from 'node:timers/promises'
import { hasInstallationPassword, installationPassword, putBackPassword } from '#kit/session/secret.ts'

const pauseBetweenLooks = 1000
const looksBeforeAnother = 5

/**
 * Returns the password of the embedded database's login and writes its file again if it disappears while this process uses it; otherwise
 * another process would make a new password and this one could not sign in any more. A process that starts beside a running one
 * (`mayBePutBack`) waits a little for a missing file.
 */
export const keepPassword = async (dataDir: string, { mayBePutBack }: { mayBePutBack: boolean }) => {
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

const waitForFile = async (dataDir: string, looksLeft = looksBeforeAnother): Promise<void> => {
  if (looksLeft === 0 || (await hasInstallationPassword(dataDir))) return
  await wait(pauseBetweenLooks)
  await waitForFile(dataDir, looksLeft - 1)
}
