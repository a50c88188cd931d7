import { randomBytes, hkdfSync } from 'node:crypto'
import { access, link, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '#database/error-code.ts'
import { makeDirectory } from '#database/make-directory.ts'

/** The installation's secret cannot be created or trusted; the message says why. */
class SecretRefused extends Error {
  override name = 'SecretRefused'
}

const fewestBytes = 32

/** The installation's secret: SECRET_KEY where it is set, else a file in the data directory, created at the first start. */
export const installationSecret = async (dataDir: string, fromEnvironment: string | undefined): Promise<Buffer> =>
  fromEnvironment === undefined
    ? secretFile(join(dataDir, 'secret.key'), { without: 'everybody signs in again', instead: 'another DATA_DIR, or SECRET_KEY' })
    : Buffer.from(fromEnvironment)

/** The password with which a server of this installation signs in to its embedded database, in its own file, created at the first start. */
export const installationPassword = async (dataDir: string): Promise<string> => {
  const words = { without: 'the next start makes another', instead: 'another DATA_DIR' }
  return (await secretFile(passwordFile(dataDir), words)).toString()
}

/** Whether the file of that password exists. */
export const hasInstallationPassword = async (dataDir: string): Promise<boolean> =>
  access(passwordFile(dataDir)).then(
    () => true,
    () => false,
  )

/** Writes the file of that password again where it was deleted while a server uses the password. */
export const putBackPassword = async (dataDir: string, password: string): Promise<void> => {
  if (!(await hasInstallationPassword(dataDir))) await putSecret(passwordFile(dataDir), password)
}

const passwordFile = (dataDir: string): string => join(dataDir, 'database.key')

/** A separate key for one purpose, so that no key serves two. */
export const keyFrom = (secret: Buffer, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `innkeeper ${purpose}`, 32))

/** The message about an unusable file: what fails without it, and what to set instead. */
type Words = { readonly without: string; readonly instead: string }

const secretFile = async (path: string, words: Words): Promise<Buffer> => {
  const secret = (await readIfThere(path, words)) ?? (await makeSecret(path, words))
  if (secret.length >= fewestBytes) return secret
  throw new SecretRefused(
    `${path} is damaged: it holds ${secret.length} bytes instead of a secret. Restore it from a copy, or delete it: then ${words.without}`,
  )
}

/** Written and synced under another name, then moved into place whole: half a secret, or an empty one, could be guessed. */
const makeSecret = async (path: string, words: Words): Promise<Buffer> => {
  try {
    await makeDirectory(dirname(path))
    await putSecret(path, randomBytes(fewestBytes).toString('base64url'))
  } catch (error) {
    throw refusedBy(error, path, words)
  }
  return readFile(path)
}

/** Writes a secret where there is none; an existing one stays. */
const putSecret = async (path: string, secret: string): Promise<void> => {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeDown(draft, secret)
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const writeDown = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

const readIfThere = async (path: string, words: Words): Promise<Buffer | null> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw refusedBy(error, path, words)
  }
}

const refusedBy = (error: unknown, path: string, { instead }: Words): unknown => {
  if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EISDIR', 'ENOTDIR', 'ENOENT')) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new SecretRefused(`The installation's secret cannot be kept in ${path} (${reason}): set ${instead}`, {
    cause: error,
  })
}
