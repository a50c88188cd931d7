import { createHmac } from 'node:crypto'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { FileStore } from '#outside/files.ts'
import { enterFile, markComplete } from './stored-files.store.ts'

/** A file to be stored: its name and its content. */
export type FileToStore = { readonly name: string; readonly bytes: Uint8Array; readonly mediaType: string }

/** The files of one key: their names, and the function that makes them. */
export type FilesToStore = { readonly key: string; readonly names: readonly string[]; readonly make: () => Promise<readonly FileToStore[]> }

/** Runs work in a short transaction of its own. */
export type Committed = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Stores the files of a key, unless they are stored already. The key is committed before the first file is written, so that the sweep finds
 * what a crash leaves behind, and so that the files of a key are not deleted while somebody is about to use them.
 */
export const storeFiles = async (store: FileStore, committed: Committed, { key, names, make }: FilesToStore): Promise<void> => {
  const complete = await committed((tx) => enterFile(tx, key, names))
  if (complete) return
  const files = await make()
  await Promise.all(files.map(({ name, bytes, mediaType }) => store.put(name, bytes, mediaType)))
  await committed((tx) => markComplete(tx, key))
}

/**
 * The start of a file's names: the same for the same content in the same place. It is made with the installation's secret, so that it
 * cannot be guessed from the content.
 */
export const fileKeyOf = (secret: Uint8Array, place: string, contentHash: Buffer): string => {
  const own = createHmac('sha256', secret).update(place).update('\n').update(contentHash).digest('hex')
  return (markOf(secret, place) + own).slice(0, keyCharacters)
}

/** The start of all keys of a place, by which they are counted; it does not reveal the place. */
export const markOf = (secret: Uint8Array, place: string): string =>
  createHmac('sha256', secret).update('place ').update(place).digest('hex').slice(0, markCharacters)

const keyCharacters = 40
const markCharacters = 10
