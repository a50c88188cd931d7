import { z } from 'zod'
import { fewAtOnce } from '../dear/few-at-once.ts'
import { onThread } from '../dear/on-thread.ts'

/** A written PDF. */
export type WrittenPdf = { readonly content: Buffer; readonly pages: number }

/**
 * Writes PDFs on a thread of their own, in their order: the library is loaded only when a file is wanted, a long file takes a second of a
 * core that no other request waits for, and the memory goes with the thread. `thread` is a file that calls `writeGivenPdfs`.
 */
export const writePdfs = (thread: URL, contents: readonly object[]): Promise<readonly WrittenPdf[]> =>
  inTurn(async () => (await onThread(thread, written, contents)).map(({ content, pages }) => ({ content: Buffer.from(content), pages })))

/** Writes one PDF. */
export const writePdf = async (thread: URL, content: object): Promise<WrittenPdf> => {
  const [file] = await writePdfs(thread, [content])
  if (file === undefined) throw new Error('the thread wrote no PDF')
  return file
}

const inTurn = fewAtOnce(2)

const written = z.array(z.object({ content: z.instanceof(Uint8Array), pages: z.int() }))
