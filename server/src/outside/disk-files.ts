import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDirectory } from '#database/make-directory.ts'
import { FileStoreFailed } from './file-store-failed.ts'
import type { FileStore } from './files.ts'

/** Only names that we make ourselves: no name can leave the folder. */
const fileName = /^[a-z0-9][a-z0-9.-]{3,99}$/

/** Keeps files in a folder, with a subfolder for each two first characters, so that no folder grows too large. */
export const diskFiles = (folder: string): FileStore => {
  const pathOf = (name: string): string => {
    if (!fileName.test(name)) throw new Error(`not a file's name: ${name}`)
    return join(folder, name.slice(0, 2), name)
  }
  return {
    put: (name, bytes) =>
      writeWhole(pathOf(name), bytes).catch((cause: unknown) => {
        throw new FileStoreFailed(`${name} was not written`, { cause })
      }),
    get: async (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    remove: async (names) => void (await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))),
  }
}

/** Synced to the disk before it gets its name: after a crash it is complete or missing. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  await makeDirectory(dirname(path), 0o700)
  const draft = `${path}.${randomUUID()}.part`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
