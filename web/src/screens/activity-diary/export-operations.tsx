import type { CallInput } from '@innkeeper/protocol/catalogue'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { logs, type LogKind } from './log-kind.ts'

type ExportOperationsProps = { kind: LogKind; asked: CallInput<'room-plan-log/export'>; total: number }

/** Exports what the filter leaves, a row for each changed night, and says how many rows were written. */
export const ExportOperations = ({ kind, asked, total }: ExportOperationsProps) => {
  const { property } = useSession()
  const alerts = useAlerts()
  const format = useFormat()
  return (
    <ExportButton
      words={total === 1 ? exportOne : exportWords}
      nothing={nothingToExport}
      total={total}
      read={(how) => askFile(logs[kind].export, asked, { ...how, property })}
      done={(rows) => alerts.success(exported, { rows: format.count(rows, nouns.row) })}
    />
  )
}

const exportWords = say('Xuất {count} thao tác', 'Export {count} operations')
const exportOne = say('Xuất {count} thao tác', 'Export {count} operation')
const exported = say('Đã xuất {rows}, mỗi đêm đổi một dòng.', '{rows} exported, one for each changed night.')
const nothingToExport = say('Không có gì để xuất.', 'There is nothing to export.')
