import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { writePdf } from '#kit/pdf/write-pdfs.ts'
import { workbookMediaType, writeWorkbook } from '#kit/workbook/write-workbook.ts'
import type { MonthPaper } from './month-paper.ts'
import { monthSheets } from './month-sheets.ts'

type Made = CallOutput<'booking/monthly/file'>

/** A monthly statement as a file; `name` has no extension. */
export const makeMonthFile = async (
  paper: MonthPaper,
  { name, form }: { readonly name: string; readonly form: CallRequest<'booking/monthly/file'>['form'] },
): Promise<Made> => {
  const fileName = `${name}-${paper.language}`
  if (form === 'excel') {
    const content = await writeWorkbook(monthSheets(paper))
    return { fileName: `${fileName}.xlsx`, mediaType: workbookMediaType, base64: content.toString('base64') }
  }
  const { content } = await writePdf(thread, paper)
  return { fileName: `${fileName}.pdf`, mediaType: 'application/pdf', base64: content.toString('base64') }
}

/** What the file of a month is called: the property, the month, and whose or what it is. */
export const monthFileName = (
  { property, month }: { readonly property: { readonly code: string }; readonly month: string },
  what: string,
): string => `${property.code}-${month.slice(0, 7)}-${what}`

const thread = new URL('./write-month-pdf.ts', import.meta.url)
