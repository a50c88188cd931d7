import type { CallInput } from '@innkeeper/protocol/catalogue'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { useToday } from '#kit/property/use-today.ts'
import { datedName, saveFile } from '#kit/uploads/save-file.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { logs, type LogKind } from './log-kind.ts'

type ExportButtonProps = { kind: LogKind; asked: CallInput<'room-plan-log/export'>; total: number }

/** Exports what the filter leaves, a row for each changed night, and says how many rows were written. */
export const ExportButton = ({ kind, asked, total }: ExportButtonProps) => {
  const { property } = useSession()
  const alerts = useAlerts()
  const format = useFormat()
  const today = useToday()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const { fileName, mediaType, text } = await ask(logs[kind].export, asked, { property })
      saveFile(datedName(fileName, today), mediaType, text)
      alerts.success(exported, { rows: format.count(rowsOf(text), nouns.row) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      alerts.failure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      words={total === 1 ? exportOne : exportWords}
      values={{ count: format.number(total) }}
      icon="table-export"
      pending={pending}
      reason={total === 0 ? nothingToExport : undefined}
      onClick={() => void run()}
    />
  )
}

// The head is no row, and the last line ends with a break.
const rowsOf = (text: string): number => text.trimEnd().split('\r\n').length - 1

const exportWords = say('Xuất {count} thao tác', 'Export {count} operations')
const exportOne = say('Xuất {count} thao tác', 'Export {count} operation')
const exported = say('Đã xuất {rows}, mỗi đêm đổi một dòng.', '{rows} exported, one for each changed night.')
const nothingToExport = say('Không có gì để xuất.', 'There is nothing to export.')
