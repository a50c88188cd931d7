import { writeGivenPdfs } from '#kit/pdf/pdf-thread.ts'
import { contractDocument } from './contract-document.ts'
import { contractPdf } from './contract-file.ts'

// A thread of its own: see `write-pdfs.ts`.
await writeGivenPdfs(contractPdf, contractDocument)
