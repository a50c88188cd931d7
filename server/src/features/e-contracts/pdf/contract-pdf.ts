import { z } from 'zod'
import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import { onThread } from '#kit/dear/on-thread.ts'
import type { ContractPdf, WrittenPdf } from './contract-file.ts'

const written = z.array(z.object({ content: z.instanceof(Uint8Array), pages: z.int() }))

/**
 * Writes the PDF of a contract on a thread of its own: the library is loaded only when a file is wanted, a long contract takes a second of
 * a core that no other request waits for, and the memory goes with the thread.
 */
export const writeContractPdf = async (pdf: ContractPdf): Promise<WrittenPdf> => {
  const [file] = await writeContractPdfs([pdf])
  if (file === undefined) throw new Error('the thread wrote no PDF')
  return file
}

/** Writes several PDFs on one thread, in their order. */
export const writeContractPdfs = (pdfs: readonly ContractPdf[]): Promise<readonly WrittenPdf[]> => inTurn(() => write(pdfs))

const inTurn = fewAtOnce(2)

const file = new URL('./write-contract-pdf.ts', import.meta.url)

const write = async (pdfs: readonly ContractPdf[]): Promise<readonly WrittenPdf[]> =>
  (await onThread(file, written, pdfs)).map(({ content, pages }) => ({ content: Buffer.from(content), pages }))
