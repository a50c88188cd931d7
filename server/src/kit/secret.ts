import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../database/error-code.ts'

/** The installation's secret: SECRET_KEY where it is set, else a file in the data directory, made on first use. */
export const installationSecret = async (dataDir: string, fromEnvironment: string | undefined): Promise<Buffer> =>
  fromEnvironment === undefined ? secretFile(dataDir) : Buffer.from(fromEnvironment)

/** A key of its own for one purpose, so that no key serves two. */
export const keyFrom = (secret: Buffer, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `innkeeper ${purpose}`, 32))

const secretFile = async (dataDir: string): Promise<Buffer> => {
  const path = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFile(path)
}
