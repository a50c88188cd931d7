import type { FileStore } from '#outside/files.ts'

/** A file store whose new files a restore may remove again: all that were written and did not exist before, unless `keep` is called. */
export type StoreForRestore = FileStore & { readonly keep: () => void; readonly takeBack: () => Promise<void> }

/**
 * The store for a restore: if the restore is refused, the files are as they were before. A name always has the same content, so no file is
 * overwritten.
 */
export const storeForRestore = (store: FileStore): StoreForRestore => {
  const fresh: string[] = []
  return {
    ...store,
    put: async (name, bytes, mediaType) => {
      if ((await store.get(name)) !== null) return
      fresh.push(name)
      await store.put(name, bytes, mediaType)
    },
    keep: () => void fresh.splice(0),
    takeBack: () => store.remove(fresh.splice(0)),
  }
}
