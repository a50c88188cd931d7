import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { diaryOriginWords } from '@innkeeper/protocol/diary/diary-words'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatMoment } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'

type Line = CallOutput<'room/history'>[number]
type Row = Omit<Line, 'changes'> & { readonly change: Line['changes'][number] | undefined }

/** The diary as a file for spreadsheets: a row for each changed field. */
export const diaryFile = (batches: AsyncIterable<readonly Line[]>, timeZone: string, language: Language): Promise<RawJson> => {
  const columns: readonly FileColumn<Row>[] = [
    { head: say('Lúc', 'When'), cell: ({ at }) => formatMoment(at, { timeZone, year: true }) },
    { head: say('Người đổi', 'Changed by'), cell: ({ person }) => person },
    { head: say('Nguồn', 'From'), cell: ({ origin }) => diaryOriginWords[origin][language] },
    { head: say('Từ mạng', 'Network'), cell: ({ address }) => address },
    { head: say('Đổi gì', 'What'), cell: ({ what }) => what[language] },
    { head: say('Mục', 'Field'), cell: ({ change }) => change?.field[language] ?? '' },
    { head: say('Trước', 'Before'), cell: ({ change }) => change?.before[language] ?? '' },
    { head: say('Sau', 'After'), cell: ({ change }) => change?.after[language] ?? '' },
  ]
  return writeFile(say('nhat-ky', 'system-log'), columns, rowsOf(batches), language)
}

const rowsOf = async function* (batches: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Row[]> {
  for await (const lines of batches) {
    yield lines.flatMap(({ changes, ...line }) => (changes.length === 0 ? [undefined] : changes).map((change) => ({ ...line, change })))
  }
}
