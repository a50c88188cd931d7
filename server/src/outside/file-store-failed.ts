/** A storage did not do what it was asked to; what was to be kept is not. */
export class FileStoreFailed extends Error {
  override name = 'FileStoreFailed'
}
