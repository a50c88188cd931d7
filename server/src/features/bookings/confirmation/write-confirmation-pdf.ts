import { writeGivenPdfs } from '#kit/pdf/pdf-thread.ts'
import { confirmationDocument } from './confirmation-document.ts'
import { confirmationPdf } from './confirmation-file.ts'

// A thread of its own: see `write-pdfs.ts`.
await writeGivenPdfs(confirmationPdf, confirmationDocument)
