import { messageInput } from '@innkeeper/protocol/rates/held'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import { useSay } from '#kit/language/language.tsx'
import styles from '../batch-update-screen.module.css'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import { HeldBar } from './held-bar.tsx'
import { HeldCard } from './held-card.tsx'
import { HeldEnd } from './held-end.tsx'
import { useDecide, type Decide } from './use-decide.ts'

/** A message of a connected system that a person has to confirm: what it would do, and the decision. */
export const HeldEditor = ({ id, tree }: { id: string; tree: SaleTree }) => {
  const [undoing, setUndoing] = useState<number | null>(null)
  const isId = messageInput.safeParse({ id }).success
  const seen = useRead('room-plan/pms-message', { id }, { when: isId })
  const decide = useDecide({ undo: setUndoing, again: seen.again })
  const isGone = !isId || (seen.error instanceof Refused && seen.error.key === 'notFound')
  if (isGone) return <Gone />
  if (seen.error !== null) return <Failed what={what} error={seen.error} again={seen.again} readAt={seen.readAt} />
  return (
    <div className={styles['editor']}>
      {seen.data === undefined ? <Skeleton rows={8} /> : <Seen seen={seen.data} tree={tree} decide={decide} undo={setUndoing} />}
      {undoing !== null && <UndoDialog operationNo={undoing} onClose={() => setUndoing(null)} done={decide.undone} />}
    </div>
  )
}

type SeenProps = { seen: AnswerOf<'room-plan/pms-message'>; tree: SaleTree; decide: Decide; undo: (operationNo: number) => void }

const Seen = ({ seen, tree, decide, undo }: SeenProps) => (
  <>
    <div className={styles['held']}>
      <HeldEnd seen={seen} last={decide.last} undo={undo} />
      <HeldCard seen={seen} tree={tree} />
    </div>
    {seen.preview !== null && <HeldBar message={seen.message} preview={seen.preview} decide={decide} />}
  </>
)

const Gone = () => {
  const t = useSay()
  const { property } = useSession()
  return <Empty words={gone} act={<Link to={paths.batchUpdate(property)}>{t(toBatch)}</Link>} />
}

const what = say('tin chờ xác nhận', 'the message that waits')
const gone = say(
  'Không có tin này. Có thể nó đã được quyết định hơn 90 ngày trước.',
  'There is no such message. It may have been decided more than 90 days ago.',
)
const toBatch = say('Mở cập nhật hàng loạt', 'Open the batch update')
