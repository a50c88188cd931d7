/** JSON that a database made, as the bytes that travel; it is passed through unread. */
export class RawJson {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/**
 * The SQL for JSON as it is read into `RawJson`. In base 64, since the driver makes text of all that it receives: Vietnamese has
 * letters that need two bytes each in memory, and to make and unmake such a text costs eight times what base 64 does.
 */
export const asBase64 = (json: string): string => `encode(convert_to((${json})::text, 'UTF8'), 'base64')`
