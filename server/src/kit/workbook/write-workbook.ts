import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { othersTurn } from '../dear/others-turn.ts'
import { sheetXml } from './sheet-xml.ts'
import type { SheetToWrite } from './sheet-to-write.ts'
import { pathOfSheet, workbookParts } from './workbook-parts.ts'

/** The media type of a workbook. */
export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Writes a workbook. A sheet's rows are read while they are written and compressed, one sheet after the other, and other requests run
 * between them: in memory is only the compressed file, whatever the number of rows (decision 0054).
 */
export const writeWorkbook = async (sheets: readonly SheetToWrite[]): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, xml] of workbookParts(sheets)) zip.addBuffer(Buffer.from(xml), path)
  for (const [at, sheet] of sheets.entries()) {
    zip.addReadStreamLazy(pathOfSheet(at), (done) => {
      const stream = Readable.from(inTurns(sheet))
      // The zip does not hand on the failure of what it reads.
      stream.once('error', (error) => zip.emit('error', error))
      done(null, stream)
    })
  }
  zip.end()
  return bytesOf(zip)
}

const inTurns = async function* (sheet: SheetToWrite): AsyncGenerator<Buffer> {
  for await (const piece of sheetXml(sheet)) {
    yield Buffer.from(piece)
    await othersTurn()
  }
}

const bytesOf = (zip: ZipFile): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    zip.once('error', reject)
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk))
    zip.outputStream.once('error', reject)
    zip.outputStream.once('end', () => resolve(Buffer.concat(chunks)))
  })
