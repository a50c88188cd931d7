/** The package brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly noHinting?: boolean
    readonly keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
