/** A part of the application did not come: the network is down, or the server has a newer one whose files bear other names. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}
