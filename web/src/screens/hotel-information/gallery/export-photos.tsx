import type { CallInput } from '@innkeeper/protocol/catalogue'
import { nouns } from '@innkeeper/protocol/format'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask } from '../../../kit/ask.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { useSession } from '../../../kit/session-context.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { HeadAct } from '../../../ui/head-act.tsx'

type ExportPhotosProps = {
  asked: CallInput<'resource/export-images'>
  /** Why there is nothing to write. */
  reason?: typeof nothingToExport | undefined
}

/** Exports what the filter leaves, a row for each photo, and says how many rows were written. */
export function ExportPhotos({ asked, reason }: ExportPhotosProps) {
  const { property } = useSession()
  const alerts = useAlerts()
  const format = useFormat()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const { fileName, mediaType, text } = await ask('resource/export-images', asked, { property })
      saveFile(fileName, mediaType, text)
      alerts.success(exported, { rows: format.count(rowsOf(text), nouns.row) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      alerts.failure(error)
    } finally {
      setPending(false)
    }
  }
  return <HeadAct words={words} icon="table-export" reason={pending ? busy : reason} onClick={() => void run()} />
}

// The head is no row, and the last line ends with a break.
const rowsOf = (text: string): number => text.trimEnd().split('\r\n').length - 1

/** Why an empty list is not exported. */
export const nothingToExport = say('Không có gì để xuất.', 'There is nothing to export.')
const words = say('Xuất danh sách ảnh', 'Export the list')
const exported = say('Đã xuất {rows}, mỗi ảnh một dòng.', '{rows} exported, one for each photo.')
const busy = say('Đang xuất.', 'Being exported.')
