import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { useSay } from '../../../kit/language.tsx'
import { ask } from '../../../kit/ask.ts'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { useSession } from '../../../kit/session-context.ts'
import { useList } from '../../../kit/use-list.ts'
import { useRead } from '../../../kit/use-read.ts'
import { useTitle } from '../../../kit/use-title.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ExportButton } from '../../../ui/export-button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Page } from '../../../ui/page.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { TableList } from '../../../ui/table-list.tsx'
import { DeleteRatePlan } from './delete-rate-plan.tsx'
import { useRatePlanColumns } from './rate-plan-columns.tsx'
import { RatePlanFilters, ratePlanFilter } from './rate-plan-filters.tsx'
import { mayNotChange, type RatePlan } from './rate-plan-words.ts'

const narrowed = ({ text, sale, room }: z.output<typeof ratePlanFilter>) => ({
  text,
  ...(sale === 'all' ? {} : { active: sale === 'on' }),
  ...(room === undefined ? {} : { roomTypeId: room }),
})

/** The sale packages of the property: found, opened, copied, deleted. */
export function RatePlanListScreen() {
  const t = useSay()
  useTitle(title)
  const { property } = useSession()
  const router = useRouter()
  const mayChange = useRight('PLAN_PROMOTION_2')
  const [deleting, setDeleting] = useState<RatePlan | null>(null)
  const choices = useRead('plan/get-choices', {})
  const columns = useRatePlanColumns(choices.data, setDeleting)
  const list = useList('plan/get-all', {
    filter: ratePlanFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const open = (id: string) => void router.navigate({ href: paths.salePackage(property, id) })
  const add = (look: 'primary' | 'plain') => (
    <Button words={addWords} look={look} icon="plus" reason={mayChange ? undefined : mayNotChange} onClick={() => open('new')} />
  )
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <>
            <ExportButton total={list.total} read={() => ask('plan/export', narrowed(list.filter), { property })} />
            {add('primary')}
          </>
        }
      />
      <RatePlanFilters list={list} roomTypes={choices.data?.roomTypes ?? []} />
      <TableList
        what={what}
        list={list}
        columns={columns}
        keyOf={(plan) => plan.id}
        nameOf={(plan) => t(nameOf(plan))}
        open={(plan) => open(plan.id)}
        empty={empty}
        emptyAct={add('plain')}
      />
      <Pager list={list} />
      {deleting !== null && <DeleteRatePlan plan={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  )
}

const title = say('Gói bán', 'Sale packages')
const what = say('danh sách gói bán', 'the sale packages')
const addWords = say('Thêm gói bán', 'Add a package')
const empty = say('Chưa có gói bán nào. Thêm gói đầu tiên để bán phòng.', 'There is no package yet. Add the first one to sell rooms.')
