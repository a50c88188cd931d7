/** Where files are kept, by flat names of our own making. A name is written whole or not at all, and never with other content. */
export type FileStore = {
  readonly put: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** A file's bytes; null where there is none of that name. */
  readonly get: (name: string) => Promise<Buffer | null>
  /** Takes files away; one that is not there is no mistake. */
  readonly remove: (names: readonly string[]) => Promise<void>
}
