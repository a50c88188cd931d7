import { randomBytes, hkdfSync } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../database/error-code.ts'

/** The installation's secret cannot be made or cannot be trusted; the message says why. */
class SecretRefused extends Error {
  override name = 'SecretRefused'
}

const fewestBytes = 32

/** The installation's secret: SECRET_KEY where it is set, else a file in the data directory, made on first use. */
export const installationSecret = async (dataDir: string, fromEnvironment: string | undefined): Promise<Buffer> =>
  fromEnvironment === undefined ? secretFile(dataDir) : Buffer.from(fromEnvironment)

/** A key of its own for one purpose, so that no key serves two. */
export const keyFrom = (secret: Buffer, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `innkeeper ${purpose}`, 32))

const secretFile = async (dataDir: string): Promise<Buffer> => {
  const path = join(dataDir, 'secret.key')
  const secret = (await readIfThere(path)) ?? (await makeSecret(dataDir, path))
  if (secret.length >= fewestBytes) return secret
  throw new SecretRefused(
    `${path} is damaged: it holds ${secret.length} bytes instead of a secret. Restore it from a copy, or delete it: then everybody signs in again`,
  )
}

/** Written beside its place, down to the disk, and put there whole: half a secret, or none, could be guessed. */
const makeSecret = async (dataDir: string, path: string): Promise<Buffer> => {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}.part`
  try {
    await mkdir(dataDir, { recursive: true })
    await writeDown(draft, randomBytes(fewestBytes).toString('base64url'))
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw refusedBy(error, path)
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path)
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

const readIfThere = async (path: string): Promise<Buffer | null> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw refusedBy(error, path)
  }
}

const refusedBy = (error: unknown, path: string): unknown => {
  if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EISDIR', 'ENOTDIR')) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new SecretRefused(`The installation's secret cannot be kept in ${path} (${reason}): set another DATA_DIR, or SECRET_KEY`, {
    cause: error,
  })
}
