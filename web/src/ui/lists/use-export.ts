import type { FileFormat } from '@innkeeper/protocol/format/file-shape'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useRef, useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { FileAsk, ListFile } from '#kit/calls/files/ask-file.ts'
import type { FileWritten } from '#kit/calls/files/read-lines.ts'
import { Unreachable } from '#kit/calls/refused.ts'
import { useToday } from '#kit/property/use-today.ts'
import { datedName, saveFile } from '#kit/uploads/save-file.ts'

/** Runs the export of a list: how far it is (null while none runs), and what starts and cancels it. Leaving the page cancels it too. */
export const useExport = (read: (how: FileAsk) => Promise<ListFile>, done?: (rows: number) => void) => {
  const alerts = useAlerts()
  const today = useToday()
  const [written, setWritten] = useState<FileWritten | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (format: FileFormat): Promise<void> => {
    const aborter = new AbortController()
    running.current = aborter
    setWritten({ rows: 0, total: null })
    try {
      const { fileName, content, rows } = await read({ format, signal: aborter.signal, onRows: setWritten })
      saveFile(datedName(fileName, today), content.type, content)
      done?.(rows)
    } catch (error) {
      if (aborter.signal.aborted) return
      if (!(error instanceof Error)) throw error
      if (error instanceof Unreachable) alerts.error(brokenWords, {}, { words: againWords, run: () => void run(format) })
      else alerts.failure(error)
    } finally {
      setWritten(null)
    }
  }
  return { written, run: (format: FileFormat) => void run(format), cancel: () => running.current?.abort() }
}

const brokenWords = say(
  'Mất kết nối khi đang xuất: chưa có tệp nào được lưu.',
  'The connection broke during the export: no file was saved.',
)
const againWords = say('Xuất lại', 'Export again')
