import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import type { EntryShown } from './payment-looks.ts'
import { TransactionFields, useTransactionForm } from './transaction-form.tsx'

/** Corrects a transaction by a second one that counts instead of it; both stay to be seen. */
export const CorrectTransaction = ({ entry, onClose }: { entry: EntryShown; onClose: () => void }) => {
  const t = useSay()
  const router = useRouter()
  const alerts = useAlerts()
  const { property } = useSession()
  const form = useTransactionForm(entry.place, entry, (id) => {
    alerts.success(saved)
    onClose()
    void router.navigate({ href: paths.transaction(property, { id }) })
  })
  return (
    <FormDialog form={form} title={question} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      <p>{t(explained)}</p>
      <TransactionFields form={form} place={entry.place} first={entry} />
    </FormDialog>
  )
}

const question = say('Sửa giao dịch', 'Correct the transaction')
const explained = say(
  'Sổ không xoá: giao dịch mới được tính thay giao dịch này, cả hai vẫn xem được. Số tiền 0 nghĩa là chưa từng có.',
  'Nothing is erased: the new transaction counts instead of this one, and both can be seen. An amount of 0 says that it never was.',
)
const saveWords = say('Lưu bản sửa', 'Save the correction')
const saved = say('Đã sửa giao dịch.', 'The transaction is corrected.')
