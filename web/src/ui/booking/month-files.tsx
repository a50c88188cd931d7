import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { useDownload } from '#kit/uploads/use-download.ts'
import { Button } from '../buttons/button.tsx'

type Asked = Required<Pick<CallInput<'booking/monthly/file'>, 'form' | 'language'>>

type MonthFilesProps = { read: (asked: Asked) => Promise<AnswerOf<'booking/monthly/file'>> }

/** A monthly statement as a PDF and as a workbook, in the language of the screen. */
export const MonthFiles = ({ read }: MonthFilesProps) => {
  const { language } = useLanguage()
  const pdf = useDownload(() => read({ form: 'pdf', language }))
  const excel = useDownload(() => read({ form: 'excel', language }))
  return (
    <>
      <Button words={pdfWords} icon="download" pending={pdf.pending} onClick={pdf.download} />
      <Button words={excelWords} icon="download" pending={excel.pending} onClick={excel.download} />
    </>
  )
}

const pdfWords = say('Tải PDF', 'Download PDF')
const excelWords = say('Tải Excel', 'Download Excel')
