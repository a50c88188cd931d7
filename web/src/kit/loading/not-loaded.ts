/** A part of the application could not be loaded: the network is down, or the server has a newer release with other file names. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}
