/** JSON that the database made, as bytes that are sent without being parsed. */
export class RawJson {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/**
 * The SQL that returns JSON for `RawJson`. In base 64, because the driver turns all that it receives into strings: Vietnamese letters make
 * such a string two bytes a character, and building and encoding it costs eight times as much as base 64.
 */
export const asBase64 = (json: string): string => `encode(convert_to((${json})::text, 'UTF8'), 'base64')`
