import { writeGivenPdfs } from '#kit/pdf/pdf-thread.ts'
import { ticketDocument } from './ticket-document.ts'
import { ticketPdf } from './ticket-pdf.ts'

// A thread of its own: see `write-pdfs.ts`.
await writeGivenPdfs(ticketPdf, ticketDocument)
