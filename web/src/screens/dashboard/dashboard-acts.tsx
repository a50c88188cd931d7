import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useRight } from '../../kit/rights.ts'
import { useSession } from '../../kit/session-context.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { HeadAct } from '../../ui/head-act.tsx'

/** What somebody who sets rates begins with: nothing for who may not, and for a property that has no rooms to sell yet. */
export function DashboardActs({ sells }: { sells: boolean }) {
  const router = useRouter()
  const { property } = useSession()
  const setsRates = useRight('AVAIL_RATE_1', 'AVAIL_RATE_2')
  if (!sells || !setsRates) return null
  return (
    <>
      <HeadAct words={nightWords} icon="lock" onClick={() => void router.navigate({ href: paths.availAndRate(property) })} />
      <Button words={rateWords} look="primary" icon="edit" onClick={() => void router.navigate({ href: paths.batchUpdate(property) })} />
    </>
  )
}

const nightWords = say('Phòng trống và giá', 'Availability and price')
const rateWords = say('Cập nhật giá', 'Update rates')
