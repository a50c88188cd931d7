import { writeGivenPdfs } from '#kit/pdf/pdf-thread.ts'
import { monthDocument } from './month-document.ts'
import { monthPaper } from './month-paper.ts'

// A thread of its own: see `write-pdfs.ts`.
await writeGivenPdfs(monthPaper, monthDocument)
