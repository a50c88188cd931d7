/** Stores files by flat names that we make. A file is written completely or not at all, and a name always has the same content. */
export type FileStore = {
  readonly put: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** A file's bytes; null where there is none. */
  readonly get: (name: string) => Promise<Buffer | null>
  /** Deletes files; a missing one is not an error. */
  readonly remove: (names: readonly string[]) => Promise<void>
}
