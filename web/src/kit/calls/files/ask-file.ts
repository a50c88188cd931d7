import type { CallInput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import { fileLinesType } from '@innkeeper/protocol/format/file-lines'
import type { AnsweredFile, FileFormat, fileShape } from '@innkeeper/protocol/format/file-shape'
import { answerIn, callerOf, checkRight, requestOf, type Caller } from '../ask.ts'
import { Unreachable } from '../refused.ts'
import { trusted } from '../../trusted.ts'
import { readLines, type FileWritten } from './read-lines.ts'
import { silenceAfter } from './silence.ts'

/** The calls that return the file of a list. */
export type FilePath = { [P in CallPath]: Catalogue[P] extends { readonly output: typeof fileShape } ? P : never }[CallPath]

/** How a file is asked for: its format, what cancels it, and who is told how many rows are written. */
export type FileAsk = {
  readonly format: FileFormat
  readonly signal: AbortSignal
  readonly onRows: (written: FileWritten) => void
}

/** A whole file, and how many rows it has. */
export type ListFile = { readonly fileName: string; readonly content: Blob; readonly rows: number }

/** A connection that brings nothing for so long is broken. */
const longestSilence = 60_000

/**
 * Reads the file of a list while the server writes it. Only a whole file is returned: throws `Unreachable` if the connection breaks on the
 * way, `Refused` if the server ends it, and the signal’s reason if it was cancelled.
 */
export const askFile = async <P extends FilePath>(
  path: P,
  input: CallInput<P>,
  { property, format, signal, onRows }: FileAsk & { readonly property: string },
): Promise<ListFile> => {
  const caller = callerOf({ property })
  await checkRight(path, caller)
  const { address, request } = await requestOf(path, { ...input, format }, caller)
  const silence = silenceAfter(longestSilence)
  try {
    const headers = { ...caller.headers, accept: `${fileLinesType}, application/json` }
    const response = await fetch(address, { ...request, headers, signal: AbortSignal.any([signal, silence.signal]) })
    const isLines = response.headers.get('content-type')?.startsWith(fileLinesType) === true
    if (!isLines || response.body === null) return await answeredAtOnce(path, response, caller)
    return await readLines(response.body, { onRows, heard: silence.heard })
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (cause instanceof TypeError || silence.signal.aborted) throw new Unreachable(path, { cause })
    throw cause
  } finally {
    silence.end()
  }
}

/** A refusal, or the whole file as a server of an earlier release answers. */
const answeredAtOnce = async (path: FilePath, response: Response, caller: Caller): Promise<ListFile> => {
  const answer = await answerIn(path, { status: response.status, text: await response.text() }, caller)
  const { fileName, mediaType, text } = trusted<AnsweredFile>(answer)
  return { fileName, content: new Blob([text], { type: mediaType }), rows: text.trimEnd().split('\r\n').length - 1 }
}
