import { csvFile } from '@innkeeper/protocol/format/csv-file'
import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useToday } from '#kit/property/use-today.ts'
import { datedName, saveFile } from '#kit/uploads/save-file.ts'
import { IconButton } from '../buttons/icon-button.tsx'

/** A column of a file: its head, and its value as a spreadsheet takes it. */
export type FileColumn<R> = { readonly head: Saying; readonly plain: (row: R) => string | number }

type ExportTableProps<R> = {
  title: Saying
  values?: SayingValues | undefined
  /** The name of the file, without its ending. */
  fileName: Saying
  columns: readonly FileColumn<R>[]
  rows: readonly R[]
}

/** Saves what a card shows as a file that a spreadsheet opens. */
export const ExportTable = <R,>({ title, values, fileName, columns, rows }: ExportTableProps<R>) => {
  const t = useSay()
  const { language } = useLanguage()
  const today = useToday()
  const save = () => {
    const file = csvFile(
      fileName,
      columns.map(({ head, plain }) => ({ head, cell: plain })),
      rows,
      language,
    )
    saveFile(datedName(file.fileName, today), file.mediaType, file.text)
  }
  return <IconButton icon="table-export" words={saveWords} values={{ title: t(title, values) }} size="small" onClick={save} />
}

const saveWords = say('{title}: xuất tệp', '{title}: export')
