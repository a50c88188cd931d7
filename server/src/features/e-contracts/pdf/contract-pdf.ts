import { writePdf, writePdfs, type WrittenPdf } from '#kit/pdf/write-pdfs.ts'
import type { ContractPdf } from './contract-file.ts'

/** Writes the PDF of a contract. */
export const writeContractPdf = (pdf: ContractPdf): Promise<WrittenPdf> => writePdf(thread, pdf)

/** Writes several PDFs, in their order. */
export const writeContractPdfs = (pdfs: readonly ContractPdf[]): Promise<readonly WrittenPdf[]> => writePdfs(thread, pdfs)

const thread = new URL('./write-contract-pdf.ts', import.meta.url)
