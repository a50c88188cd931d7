import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { EditPage } from '#ui/forms/edit-page.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Card } from '#ui/page/card.tsx'
import type { Saying } from '@innkeeper/protocol/say'
import { recordWords } from './payment-words.ts'
import { PlaceCard } from './place-card.tsx'
import { saveWords, TransactionFields, useTransactionForm, type Place } from './transaction-form.tsx'
import styles from './payments.module.css'

type NewTransactionProps = { place: Place; list: { readonly words: Saying; readonly to: string } }

/** Records a transaction of a booking; it is shown once it is saved. */
export const NewTransaction = ({ place, list }: NewTransactionProps) => {
  const t = useSay()
  const router = useRouter()
  const alerts = useAlerts()
  const { property } = useSession()
  const form = useTransactionForm(place, null, (id) => {
    alerts.success(saved, { code: place.code })
    void router.navigate({ href: paths.transaction(property, { id }) })
  })
  return (
    <EditPage title={recordWords} list={list} form={form} discard={() => form.reset()} locked={form.reason} save={saveWords}>
      {place.onCredit && <Banner tone="amber">{t(onCredit)}</Banner>}
      <div className={styles['columns']}>
        <Card title={what}>
          <TransactionFields form={form} place={place} first={null} />
        </Card>
        <PlaceCard place={place} />
      </div>
    </EditPage>
  )
}

const what = say('Giao dịch', 'Transaction')
const saved = say('Đã ghi giao dịch của {code}.', 'The transaction of {code} is recorded.')
const onCredit = say(
  'Khoản này tính vào công nợ của đại lý: thu theo bảng đối soát, không ghi thanh toán ở đây.',
  'This booking is on the agent’s credit: it is paid by the agent’s statement, and no payment is recorded here.',
)
