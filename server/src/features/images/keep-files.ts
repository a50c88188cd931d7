import { createHmac } from 'node:crypto'
import type { Tx } from '../../kit/transaction.ts'
import type { FileStore } from '../../outside/files.ts'
import { enterFile, markComplete } from './stored-files.store.ts'

/** A file to be kept: under which name, and what it is. */
export type FileToKeep = { readonly name: string; readonly bytes: Uint8Array; readonly mediaType: string }

/** What is kept under one key: the names that it will have, and how its files are made. */
export type Keeping = { readonly key: string; readonly names: readonly string[]; readonly make: () => Promise<readonly FileToKeep[]> }

/** Runs work in a short transaction of its own. */
export type Committed = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Keeps the files of a key, unless they are kept already. The key is entered and committed before the first file is written, so
 * that the sweep finds what a crash leaves behind, and the files of a key are not taken away while somebody is about to use them.
 */
export const keepFiles = async (store: FileStore, committed: Committed, { key, names, make }: Keeping): Promise<void> => {
  const complete = await committed((tx) => enterFile(tx, key, names))
  if (complete) return
  const files = await make()
  await Promise.all(files.map(({ name, bytes, mediaType }) => store.put(name, bytes, mediaType)))
  await committed((tx) => markComplete(tx, key))
}

/**
 * The key that a file's names begin with: the same for the same content in the same place, and not to be guessed by who has the
 * content, since it is made with the installation's secret.
 */
export const fileKeyOf = (secret: Uint8Array, place: string, contentHash: Buffer): string => {
  const own = createHmac('sha256', secret).update(place).update('\n').update(contentHash).digest('hex')
  return (markOf(secret, place) + own).slice(0, keyCharacters)
}

/** What all keys of a place begin with, so that they can be counted; it tells nobody which place that is. */
export const markOf = (secret: Uint8Array, place: string): string =>
  createHmac('sha256', secret).update('place ').update(place).digest('hex').slice(0, markCharacters)

const keyCharacters = 40
const markCharacters = 10
