/** A piece of JSON: bytes, or text in base 64 as the database sends it. */
export type JsonPiece = Buffer | { readonly base64: string }

/** JSON in pieces that are sent without being parsed. */
export class RawJson {
  readonly pieces: readonly JsonPiece[]
  constructor(pieces: readonly JsonPiece[]) {
    this.pieces = pieces
  }

  /**
   * The pieces in one buffer. Each is written once, because copies of large answers take memory outside of the heap, and that starts
   * garbage collections.
   */
  toBuffer(): Buffer {
    const buffer = Buffer.allocUnsafe(this.pieces.reduce((size, piece) => size + mostBytesOf(piece), 0))
    const end = this.pieces.reduce((at, piece) => at + write(piece, buffer, at), 0)
    return buffer.subarray(0, end)
  }
}

/** The result is an upper bound: PostgreSQL breaks base 64 into lines, and the line breaks are counted too. */
const mostBytesOf = (piece: JsonPiece): number => ('base64' in piece ? Buffer.byteLength(piece.base64, 'base64') : piece.length)

const write = (piece: JsonPiece, buffer: Buffer, at: number): number =>
  'base64' in piece ? buffer.write(piece.base64, at, 'base64') : piece.copy(buffer, at)

/**
 * The SQL that returns JSON for `RawJson`. In base 64, because the driver turns all that it receives into strings: Vietnamese letters make
 * such a string two bytes a character, and building and encoding it costs eight times as much as base 64.
 */
export const asBase64 = (json: string): string => `encode(convert_to((${json})::text, 'UTF8'), 'base64')`
