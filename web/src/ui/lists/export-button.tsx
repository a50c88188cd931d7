import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useToday } from '#kit/property/use-today.ts'
import { datedName, saveFile } from '#kit/uploads/save-file.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '../buttons/button.tsx'

type ExportButtonProps = {
  /** How many rows the file will have. */
  total: number
  /** Up to how many rows are counted, where not all are. */
  most?: number
  /** What the button is called, with the `{count}` of rows, and why there may be nothing to export. */
  words?: Saying
  nothing?: Saying
  /** Told the file's text once it is saved. */
  done?: (text: string) => void
  /** Reads the file. */
  read: () => Promise<{ readonly fileName: string; readonly mediaType: string; readonly text: string }>
}

/** Saves what a list shows as a file, and says beforehand how many rows it will write. */
export const ExportButton = ({ total, most, words = exportWords, nothing = nothingToExport, done, read }: ExportButtonProps) => {
  const alerts = useAlerts()
  const format = useFormat()
  const today = useToday()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const { fileName, mediaType, text } = await read()
      saveFile(datedName(fileName, today), mediaType, text)
      done?.(text)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      alerts.failure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      words={words}
      values={{ count: format.counted(total, most) }}
      icon="download"
      pending={pending}
      reason={total === 0 ? nothing : undefined}
      onClick={() => void run()}
    />
  )
}

const exportWords = say('Xuất {count}', 'Export {count}')
const nothingToExport = say('Không có dòng nào để xuất.', 'There is no row to export.')
