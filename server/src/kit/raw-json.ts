/** JSON text that a database made; it is passed through unparsed. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
