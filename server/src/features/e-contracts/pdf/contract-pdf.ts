import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import type { ContractPdf, WrittenPdf } from './contract-file.ts'

const written = z.object({ content: z.instanceof(Uint8Array), pages: z.int() })

/**
 * Writes the PDF of a contract on a thread of its own: the library is loaded only when a file is wanted, a long contract takes a second of
 * a core that no other request waits for, and the memory goes with the thread.
 */
export const writeContractPdf = (pdf: ContractPdf): Promise<WrittenPdf> => inTurn(() => onThread(pdf))

const inTurn = fewAtOnce(2)

const onThread = (pdf: ContractPdf): Promise<WrittenPdf> => {
  const worker = new Worker(new URL('./write-contract-pdf.ts', import.meta.url), { workerData: pdf })
  return new Promise((resolve, reject) => {
    worker.once('message', (message: unknown) => {
      const { content, pages } = written.parse(message)
      resolve({ content: Buffer.from(content), pages })
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread ended without a PDF')))
  })
}
