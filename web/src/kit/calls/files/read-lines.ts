import { fileLine, type FileLine } from '@innkeeper/protocol/format/file-lines'
import { Refused, Unreachable } from '../refused.ts'

/** How far a file is: the rows written, and those that it will have; null where they are not counted. */
export type FileWritten = { readonly rows: number; readonly total: number | null }

type Told = { readonly onRows: (written: FileWritten) => void; readonly heard: () => void }

/** Puts a file together from its lines, and fails unless its last line says that it is whole. The browser keeps the pieces, not the page. */
export const readLines = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, { onRows, heard }: Told) => {
  const pieces: Blob[] = []
  let named = { fileName: '', mediaType: '', total: null as number | null }
  let whole: number | undefined
  for await (const line of linesIn(body)) {
    heard()
    if ('fileName' in line) named = line
    else if ('refused' in line) throw new Refused(line.status, line.refused)
    else if ('whole' in line) whole = line.rows
    else pieces.push(new Blob([pieceIn(line)]))
    onRows({ rows: 'rows' in line ? line.rows : 0, total: named.total })
  }
  if (whole === undefined) throw new Unreachable('the file ended before it was whole')
  return { fileName: named.fileName, content: new Blob(pieces, { type: named.mediaType }), rows: whole }
}

const linesIn = async function* (body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<FileLine> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let begun = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (begun + read.value).split('\n')
      begun = lines.pop() ?? ''
      for (const line of lines) yield fileLine.parse(JSON.parse(line))
    }
  } finally {
    // Whoever reads no further lets the server stop.
    await reader.cancel().catch(() => undefined)
  }
}

const pieceIn = (line: Extract<FileLine, { text: string } | { base64: string }>): string | Uint8Array<ArrayBuffer> =>
  'text' in line ? line.text : Uint8Array.from(atob(line.base64), (letter) => letter.charCodeAt(0))
