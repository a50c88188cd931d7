import { nextStepWords } from '@innkeeper/protocol/words/property/completeness-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useCompleteness } from '#kit/property/use-completeness.ts'
import { confirmToSellMeans, confirmToSellWords, useConfirmToSell } from '#kit/property/use-confirm-to-sell.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CompletenessList } from '#ui/property/completeness-list.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'

/** The nine items, each with the way to its setup screen; once all are done, the property can be confirmed to sell here. */
export const CompletenessDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useSay()
  const status = useCompleteness()?.data
  const confirm = useConfirmToSell(onClose)
  if (status === undefined) return null
  const { items, done, complete, next } = status
  const canConfirm = next.step === 'confirm'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      values={{ done, total: items.length }}
      foot={t(canConfirm ? confirmToSellMeans : complete ? nextStepWords[next.step] : lacking)}
      acts={
        <>
          <Button words={close} onClick={onClose} />
          {canConfirm && (
            <Button
              words={confirmToSellWords}
              look="primary"
              icon="send"
              pending={confirm.pending}
              reason={confirm.reason}
              onClick={confirm.send}
            />
          )}
        </>
      }
    >
      <CompletenessList items={items} onGo={onClose} />
    </Dialog>
  )
}

const title = say('Thông tin bắt buộc, {done} trên {total}', 'Required information, {done} of {total}')
const close = say('Đóng', 'Close')
const lacking = say('Đủ cả chín phần thì xác nhận bán phòng được.', 'Once all nine are complete, you can confirm to sell rooms.')
