import { Readable } from 'node:stream'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { ZipFile } from 'yazl'
import { othersTurn } from '../dear/others-turn.ts'
import { pathOfSheet, workbookParts } from '../workbook/workbook-parts.ts'
import type { FilePart, WrittenList } from './written-list.ts'
import { listSheet } from './list-sheet.ts'
import { listStyles } from './list-styles.ts'

/** Compressed bytes are handed on when there are this many; a multiple of three, so that in base 64 they are a part without an ending. */
const partBytes = 49_152

/** A list as a workbook, in parts: the rows are read, written and compressed as fast as the parts are taken. */
export const sheetParts = async function* <Row>(list: WrittenList<Row>, batches: AsyncIterable<readonly Row[]>): AsyncGenerator<FilePart> {
  let rows = 0
  const sheet = Readable.from(bytesOf(list, batches, (written) => (rows = written)))
  const packed = zipOf(sheet, list.language)
  let bytes = Buffer.alloc(0)
  try {
    for await (const chunk of packed) {
      bytes = Buffer.concat([bytes, Buffer.from(chunk)])
      while (bytes.length >= partBytes) {
        yield { rows, content: bytes.subarray(0, partBytes) }
        bytes = bytes.subarray(partBytes)
      }
    }
    yield { rows, content: bytes }
  } finally {
    // Whoever takes no more parts reads no more rows.
    sheet.destroy()
  }
}

const bytesOf = async function* <Row>(
  list: WrittenList<Row>,
  batches: AsyncIterable<readonly Row[]>,
  tell: (rows: number) => void,
): AsyncGenerator<Buffer> {
  for await (const { rows, xml } of listSheet(list, batches)) {
    tell(rows)
    yield Buffer.from(xml)
    await othersTurn()
  }
}

const zipOf = (sheet: Readable, language: Language): Readable => {
  const zip = new ZipFile()
  const packed = zip.outputStream
  if (!(packed instanceof Readable)) throw new Error('a zip is a readable stream')
  for (const [path, xml] of workbookParts([{ name: speak(sheetName, language) }], { styles: listStyles, isOpen: true }))
    zip.addBuffer(Buffer.from(xml), path)
  zip.addReadStream(sheet, pathOfSheet(0))
  // The zip does not hand on the failure of what it reads.
  sheet.once('error', (error) => packed.destroy(error))
  zip.once('error', (error: Error) => packed.destroy(error))
  zip.end()
  return packed
}

const sheetName = say('Danh sách', 'List')
