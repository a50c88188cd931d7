import { say, speak, type Language } from '@innkeeper/protocol/say'
import { requestTallyWords as words } from '@innkeeper/protocol/words/sale/request-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { RequestsOfAgent } from './requests-by-agent.store.ts'

const columns: readonly FileColumn<RequestsOfAgent>[] = [
  { head: say('Mã đại lý', 'Agent code'), cell: (row) => row.agent.code },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent.name, language) },
  { head: words.requests, cell: (row) => row.requests, sum: true },
  { head: words.answered, cell: (row) => row.answered, sum: true },
  { head: words.offered, cell: (row) => row.offered, sum: true },
  { head: words.offeredSum, type: 'money', currency: (row) => row.currency, cell: (row) => row.offeredSum, sum: true },
  { head: words.won, cell: (row) => row.won, sum: true },
  { head: words.wonSum, type: 'money', currency: (row) => row.currency, cell: (row) => row.wonSum, sum: true },
  { head: words.wonSharePercent, cell: (row) => (row.wonShare === null ? '' : row.wonShare / 100) },
  { head: words.lost, cell: (row) => row.lost, sum: true },
  { head: words.withdrawn, cell: (row) => row.withdrawn, sum: true },
  { head: words.passed, cell: (row) => row.passed, sum: true },
  { head: words.open, cell: (row) => row.open, sum: true },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
]

/** What was offered to each agent and what it took, as a file for spreadsheets. */
export const requestsByAgentFile = (rows: FileRows<RequestsOfAgent>, language: Language): ListFile =>
  writeFile(say('yeu-cau-theo-dai-ly', 'requests-by-agent'), columns, rows, language)
