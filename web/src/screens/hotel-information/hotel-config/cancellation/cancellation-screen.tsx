import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSession } from '../../../../kit/session-context.ts'
import { usePart } from '../../../../kit/use-part.ts'
import { useRead } from '../../../../kit/use-read.ts'
import { paths } from '../../../../paths.ts'
import { RecordLoading } from '../../../../ui/record-loading.tsx'
import { CancellationEdit } from './cancellation-edit.tsx'
import { listTitle } from './cancellation-words.ts'

/** A cancellation policy: a new one, or one that is looked at and changed. */
export function CancellationScreen() {
  const id = usePart('id')
  return id === 'new' ? <CancellationEdit key="new" policy={null} /> : <ExistingPolicy key={id} id={id} />
}

function ExistingPolicy({ id }: { id: string }) {
  const { property } = useSession()
  const [resting, setResting] = useState(false)
  const detail = useRead('cancellation-policy/detail', { id }, { when: !resting })
  if (detail.data !== undefined) return <CancellationEdit policy={detail.data} readAgain={detail.again} rest={setResting} />
  return (
    <RecordLoading title={title} list={{ words: listTitle, to: paths.hotelConfig(property, 'cancellation') }} what={what} read={detail} />
  )
}

const title = say('Chính sách huỷ', 'Cancellation policy')
const what = say('chính sách huỷ', 'the cancellation policy')
