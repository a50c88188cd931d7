import type { FileFormat } from '@innkeeper/protocol/format/file-shape'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useRef, useState, type RefObject } from 'react'
import type { FileAsk, ListFile } from '#kit/calls/files/ask-file.ts'
import type { FileWritten } from '#kit/calls/files/read-lines.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { DropPanel } from '../dialogs/drop-panel.tsx'
import styles from './export-button.module.css'
import { useExport } from './use-export.ts'

type ExportButtonProps = {
  /** How many rows the file will have. */
  total: number
  /** Up to how many rows are counted, where not all are. */
  most?: number
  /** What the button is called, with the `{count}` of rows, and why there may be nothing to export. */
  words?: Saying
  nothing?: Saying
  /** The format, where only one will do. */
  only?: FileFormat
  /** Told how many rows the file has once it is saved. */
  done?: (rows: number) => void
  /** Reads the file. */
  read: (how: FileAsk) => Promise<ListFile>
}

/** Saves what a list shows as a file: says beforehand how many rows it will write, and then how far it is, until it is cancelled. */
export const ExportButton = ({ total, most, words = exportWords, nothing = nothingToExport, only, done, read }: ExportButtonProps) => {
  const format = useFormat()
  const place = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const { written, run, cancel } = useExport(read, done)
  const pick = (picked: FileFormat) => {
    setOpen(false)
    run(picked)
  }
  const count = format.counted(total, most)
  const isMenu = only === undefined
  return (
    <span ref={place} className={styles['place']}>
      <Button
        {...(written === null ? { words, values: { count } } : progressIn(written, format.number))}
        icon="download"
        iconAfter={isMenu ? 'chevron-down' : undefined}
        pending={written !== null}
        reason={total === 0 ? nothing : undefined}
        opens={isMenu ? { kind: 'dialog', open } : undefined}
        onClick={() => (isMenu ? setOpen(!open) : run(only))}
      />
      {written !== null && <IconButton icon="x" words={cancelWords} framed onClick={cancel} />}
      {open && <Formats opener={place} pick={pick} close={() => setOpen(false)} />}
    </span>
  )
}

/** How far an export is, on its button. */
const progressIn = ({ rows, total }: FileWritten, number: (value: number) => string) =>
  total === null
    ? { words: writingWords, values: { rows: number(rows) } }
    : { words: writingOfWords, values: { rows: number(rows), total: number(total) } }

type FormatsProps = { opener: RefObject<HTMLElement | null>; pick: (format: FileFormat) => void; close: () => void }

const Formats = ({ opener, pick, close }: FormatsProps) => {
  const t = useSay()
  return (
    <DropPanel opener={opener} side="below-end" role="dialog" label={t(formatWords)} className={styles['panel']} onClose={close}>
      <Button words={excelWords} look="quiet" wide onClick={() => pick('xlsx')} />
      <Button words={csvWords} look="quiet" wide onClick={() => pick('csv')} />
    </DropPanel>
  )
}

const exportWords = say('Xuất {count}', 'Export {count}')
const writingOfWords = say('Đang xuất {rows}/{total}', 'Exporting {rows} of {total}')
const writingWords = say('Đang xuất {rows}', 'Exporting {rows}')
const cancelWords = say('Huỷ xuất', 'Cancel the export')
const formatWords = say('Định dạng của tệp', 'Format of the file')
const excelWords = say('Excel (.xlsx)', 'Excel (.xlsx)')
const csvWords = say('CSV (.csv)', 'CSV (.csv)')
const nothingToExport = say('Không có dòng nào để xuất.', 'There is no row to export.')
