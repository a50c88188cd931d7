/** Scans files from strangers for viruses. */
export type VirusScanner = {
  /** The name of the virus in a file; null where there is none. Throws `ScannerFailed`. */
  readonly scan: (path: string) => Promise<string | null>
}

/** The scanner where none is configured: it finds nothing. */
export const noScanner: VirusScanner = { scan: async () => null }

/** A scanner gave no result: it is unreachable, or it does not accept the file. */
export class ScannerFailed extends Error {
  override name = 'ScannerFailed'
}
