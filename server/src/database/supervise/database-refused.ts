/** The embedded database cannot be used; the message says why and what a person can do. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}
