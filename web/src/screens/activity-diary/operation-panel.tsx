import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Pager } from '#ui/lists/pages/pager.tsx'
import { SidePanel } from '#ui/dialogs/side-panel.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import { ChangeList } from './change-list.tsx'
import { logs, type LogKind } from './log-kind.ts'
import styles from './log.module.css'
import { OriginMark } from './origin-mark.tsx'

const size = 15

type OperationPanelProps = {
  kind: LogKind
  operationNo: number
  close: () => void
  undo: () => void
  /** Opens another operation: the one that undid this one, or that it undid. */
  open: (operationNo: number) => void
}

/** One operation: its facts, every night with what it held before and after, and the undo. */
export const OperationPanel = ({ kind, operationNo, close, undo, open }: OperationPanelProps) => {
  const [page, setPage] = useState(1)
  const read = useRead(logs[kind].detail, { operationNo, limit: size, offset: (page - 1) * size }, { keep: true })
  const { data } = read
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / size))
  return (
    <SidePanel
      open
      onClose={close}
      title={{ vi: `${operationWords.vi} ${operationNo}`, en: `${operationWords.en} ${operationNo}` }}
      foot={data === undefined ? undefined : <UndoFoot operation={data.operation} undo={undo} />}
    >
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={data === undefined ? 0 : read.readAt} />}
      {read.loading && <Skeleton rows={6} />}
      {data !== undefined && (
        <>
          <Facts operation={data.operation} open={open} />
          <ChangeList changes={data.changes} />
          <Pager list={{ total: data.total, page, pages, size, goTo: setPage }} />
        </>
      )}
    </SidePanel>
  )
}

type Operation = CallOutput<'room-plan-log/detail'>['operation']

const Facts = ({ operation, open }: { operation: Operation; open: (operationNo: number) => void }) => {
  const t = useSay()
  const format = useFormat()
  const other = operation.undoneBy ?? operation.undoes
  return (
    <div className={styles['about']}>
      <FactList>
        <dt>{t(whoWords)}</dt>
        <dd>{operation.person}</dd>
        <dt>{t(whenWords)}</dt>
        <dd>{format.moment(operation.at, { year: true })}</dd>
        <dt>{t(originLabel)}</dt>
        <dd>
          <OriginMark origin={operation.origin} kind={operation.kind} />
        </dd>
        <dt>{t(countWords)}</dt>
        <dd>{format.count(operation.nights, nouns.night)}</dd>
        {operation.note !== '' && <dt>{t(noteWords)}</dt>}
        {operation.note !== '' && <dd>{operation.note}</dd>}
        {other !== null && <dt>{t(operation.undoneBy === null ? undoesWords : undoneByWords)}</dt>}
        {other !== null && (
          <dd>
            <button type="button" className={styles['inline']} onClick={() => open(other)}>
              {t(operationOf, { operationNo: other })}
            </button>
          </dd>
        )}
      </FactList>
    </div>
  )
}

const UndoFoot = ({ operation, undo }: { operation: Operation; undo: () => void }) => {
  const lack = useLack('room-plan/undo-preview', 'room-plan/undo')
  const reason: Saying | undefined = operation.undoneBy !== null ? undoneAlready : lack
  return <Button words={undoWords} icon="arrow-back-up" wide reason={reason} opens={{ kind: 'dialog', open: false }} onClick={undo} />
}

const operationWords = say('Thao tác', 'Operation')
const operationOf = say('Thao tác {operationNo}', 'Operation {operationNo}')
const what = say('thao tác này', 'this operation')
const whoWords = say('Người đổi', 'Changed by')
const whenWords = say('Lúc', 'When')
const originLabel = say('Nguồn', 'From')
const countWords = say('Số đêm', 'Nights')
const noteWords = say('Ghi chú', 'Note')
const undoesWords = say('Đã hoàn tác', 'Undid')
const undoneByWords = say('Bị hoàn tác bởi', 'Undone by')
const undoWords = say('Hoàn tác thao tác này', 'Undo this operation')
const undoneAlready = say('Thao tác này đã được hoàn tác.', 'This operation has been undone already.')
