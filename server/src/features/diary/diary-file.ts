import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { diaryOriginWords } from '@innkeeper/protocol/diary/diary-words'
import { recordKindWords } from '@innkeeper/protocol/diary/record-kinds'
import { say, type Language } from '@innkeeper/protocol/say'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Line = Omit<CallOutput<'hotel-log/search'>[number], 'thing'>
type Row = Omit<Line, 'changes'> & { readonly change: Line['changes'][number] | undefined }

/** The diary as a file for spreadsheets: a row for each changed field. */
export const diaryFile = (batches: AsyncIterable<readonly Line[]>, timeZone: string, language: Language): ListFile => {
  const columns: readonly FileColumn<Row>[] = [
    { head: say('Lúc', 'When'), type: 'moment', timeZone, cell: ({ at }) => at },
    { head: say('Người đổi', 'Changed by'), cell: ({ person }) => person },
    { head: say('Nguồn', 'From'), cell: ({ origin }) => diaryOriginWords[origin][language] },
    { head: say('Từ mạng', 'Network'), cell: ({ address }) => address },
    { head: say('Đổi gì', 'What'), cell: ({ what }) => what[language] },
    { head: say('Về', 'About'), cell: ({ kind }) => (kind === null ? '' : recordKindWords[kind][language]) },
    { head: say('Mục', 'Field'), cell: ({ change }) => change?.field[language] ?? '' },
    { head: say('Trước', 'Before'), cell: ({ change }) => change?.before[language] ?? '' },
    { head: say('Sau', 'After'), cell: ({ change }) => change?.after[language] ?? '' },
  ]
  return writeFile(say('nhat-ky', 'system-log'), columns, { total: null, batches: rowsOf(batches) }, language)
}

const rowsOf = async function* (batches: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Row[]> {
  for await (const lines of batches) {
    yield lines.flatMap(({ changes, ...line }) => (changes.length === 0 ? [undefined] : changes).map((change) => ({ ...line, change })))
  }
}
