import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSession } from '../../../kit/session-context.ts'
import { usePart } from '../../../kit/use-part.ts'
import { useRead } from '../../../kit/use-read.ts'
import { useTitle } from '../../../kit/use-title.ts'
import { paths } from '../../../paths.ts'
import { RecordLoading } from '../../../ui/record-loading.tsx'
import { RatePlanEdit } from './rate-plan-edit.tsx'

/** A sale package: a new one, or one that is looked at and changed. */
export function RatePlanScreen() {
  useTitle(title)
  const { property } = useSession()
  const id = usePart('id')
  const isNew = id === 'new'
  const [resting, setResting] = useState(false)
  const detail = useRead('plan/detail', { id }, { when: !isNew && !resting })
  const choices = useRead('plan/get-choices', {})
  if (choices.data !== undefined && (isNew || detail.data !== undefined)) {
    return <RatePlanEdit key={id} plan={detail.data ?? null} choices={choices.data} readAgain={detail.again} rest={setResting} />
  }
  const failed = detail.error === null ? choices : detail
  return <RecordLoading title={title} list={{ words: listTitle, to: paths.salePackages(property) }} what={what} read={failed} />
}

const title = say('Gói bán', 'Sale package')
const listTitle = say('Gói bán', 'Sale packages')
const what = say('gói bán', 'the sale package')
