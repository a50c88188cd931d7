import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSession } from '../../../../kit/session-context.ts'
import { usePart } from '../../../../kit/use-part.ts'
import { useRead } from '../../../../kit/use-read.ts'
import { paths } from '../../../../paths.ts'
import { RecordLoading } from '../../../../ui/record-loading.tsx'
import { PaymentEdit } from './payment-edit.tsx'
import { listTitle } from './payment-words.ts'

/** A payment policy: a new one, or one that is looked at and changed. */
export function PaymentScreen() {
  const id = usePart('id')
  return id === 'new' ? <PaymentEdit key="new" policy={null} /> : <ExistingPolicy key={id} id={id} />
}

function ExistingPolicy({ id }: { id: string }) {
  const { property } = useSession()
  const [resting, setResting] = useState(false)
  const detail = useRead('payment-policy/detail', { id }, { when: !resting })
  if (detail.data !== undefined) return <PaymentEdit policy={detail.data} readAgain={detail.again} rest={setResting} />
  return <RecordLoading title={title} list={{ words: listTitle, to: paths.hotelConfig(property, 'payment') }} what={what} read={detail} />
}

const title = say('Chính sách thanh toán', 'Payment policy')
const what = say('chính sách thanh toán', 'the payment policy')
