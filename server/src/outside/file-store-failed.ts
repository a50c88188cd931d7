/** A file storage failed; the file was not stored. */
export class FileStoreFailed extends Error {
  override name = 'FileStoreFailed'
}
